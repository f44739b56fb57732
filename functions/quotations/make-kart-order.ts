import { handle } from '#functions/http/handle.ts';
import { createOrderWrites } from '#functions/payments/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { ok } from '#shared/errors.ts';
import { makeKartOrder } from '#shared/quotations/make-kart-order.ts';
import { amountToPay, kartBuyer, kartToPay, newKartOrder } from './kart-to-pay.ts';
import { headWrite, versionStands } from './writes.ts';

/** One commit: the order, and the head that waits for it, so that all orders together never pass what is open. */
export const makeKartOrderHandler = handle(makeKartOrder, async (actor, { id, pays, amount = 0 }, { claim }) =>
  untilItStands(async () => {
    const toPay = await kartToPay(actor, id);
    if (!toPay.ok) return toPay;
    const { stored, version } = toPay.value;
    const minor = amountToPay(toPay.value, pays, amount);
    if (!minor.ok) return minor;
    const buyer = await kartBuyer(actor, stored);
    if (!buyer.ok) return buyer;
    const { order, next } = newKartOrder(toPay.value, minor.value, { redirectTo: `/staff/kart/${id}` });
    const value = { orderId: order.orderId };
    const done = await commit(actor, [
      ...createOrderWrites(actor, order, buyer.value),
      headWrite(actor, stored, next),
      versionStands(actor, id, version.number),
      ...claim(value),
    ]);
    return done.ok ? ok(value) : done;
  }),
);
