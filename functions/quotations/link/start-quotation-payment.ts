import type { QuoteHolderActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { spend } from '#functions/http/request/rate-limit.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { createOrderFor } from '#functions/payments/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import type { RequestOf } from '#shared/contract.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { BY_WALLET, startQuotationPayment } from '#shared/quotations/link/start-quotation-payment.ts';
import { HOUR, MINUTE } from '#shared/time.ts';
import { amountToPay, kartBuyer, kartToPay, newKartOrder, openOrders } from '../kart-to-pay.ts';
import type { KartItem } from '../model.ts';
import { withoutOrders } from '../payment/open-amount.ts';
import { readHead } from '../store.ts';
import { headWrite, versionStands } from '../writes.ts';

type Request = Pick<RequestOf<typeof startQuotationPayment>, 'number' | 'pays'>;
type Refusal = 'NOT_FOUND' | 'ILLEGAL_TRANSITION' | 'VALIDATION' | 'NOT_APPROVED' | 'CONFLICT' | 'BUSY';

/** Payments that one link may begin. */
const PAYMENTS = { limit: 30, windowMs: HOUR };

/** An order with less time left is not gone on with. */
const LEAST_LEFT = 3 * MINUTE;

/** The order first, then its payment at the gateway: a browser that is lost between the two goes on with the same order. */
export const startQuotationPaymentHandler = handle(startQuotationPayment, async (actor, request, { origin }) => {
  const { gateway, fee } = request;
  if (gateway === BY_WALLET && !actor.customer)
    return fail('FORBIDDEN', { message: 'Please sign in as the customer of this quotation to pay from the wallet.' });
  const allowed = await spend(actor, 'QUOTEPAY', actor.kartId, PAYMENTS);
  if (!allowed.ok) return allowed;
  await settleOwn(actor);
  const made = await untilItStands(() => orderByLink(actor, request));
  if (!made.ok) return made;
  const { orderId } = made.value;
  if (gateway === BY_WALLET) return ok({ orderId, paymentUrl: `${origin}/app/user/payments/${orderId}` });
  const { beginPayment } = await import('#functions/payments/begin-payment.ts');
  const begun = await beginPayment(actor, made.value, { gateway, fee }, { origin, claim: () => [] });
  return begun.ok ? ok({ orderId, paymentUrl: begun.value.paymentUrl }) : begun;
});

/** What this link left unpaid, of its orders that stand. */
const ownUnpaid = (head: KartItem, orders: readonly OrderItem[]): OrderItem[] => {
  const own = new Set((head.orders ?? []).flatMap(({ orderId, isByLink }) => (isByLink ? [orderId] : [])));
  return orders.filter(({ orderId, state }) => state === 'AWAITING_PAYMENT' && own.has(orderId));
};

/** What was paid a moment ago at a gateway counts before another order is made. */
async function settleOwn(actor: QuoteHolderActor): Promise<void> {
  const head = await readHead(actor, actor.kartId);
  const unpaid = head?.orders ? ownUnpaid(head, (await openOrders(actor, head)).orders) : [];
  if (!unpaid.length) return;
  const { settleOrder } = await import('#functions/payments/settle-order.ts');
  for (const { orderId } of unpaid) await settleOrder(actor, orderId);
}

/** The order of this link for that amount, gone on with or made in the place of what it left unpaid. */
async function orderByLink(actor: QuoteHolderActor, { number, pays }: Request): Promise<Outcome<OrderItem, Refusal>> {
  const toPay = await kartToPay(actor, actor.kartId, number);
  if (!toPay.ok) return toPay;
  const { stored, version, head: waiting } = toPay.value;
  const older = ownUnpaid(waiting, (await openOrders(actor, waiting)).orders);
  const olderIds = new Set(older.map(({ orderId }) => orderId));
  const head = withoutOrders(waiting, ({ orderId }) => olderIds.has(orderId));
  const minor = amountToPay({ ...toPay.value, head }, pays, 0);
  if (!minor.ok) return minor;
  const isSigned = actor.customer !== undefined;
  const same = older.find(
    ({ amount, kartVersion, page, expiresAt }) =>
      amount === minor.value &&
      kartVersion === number &&
      (page === undefined) === isSigned &&
      expiresAt - clock.now() > LEAST_LEFT,
  );
  if (same) return ok(same);
  const buyer = await kartBuyer(actor, stored);
  if (!buyer.ok) return buyer;
  const { order, next } = newKartOrder({ ...toPay.value, head }, minor.value, {
    ...{ redirectTo: '/payments', isByLink: true },
    ...(!isSigned && { hasOwnPage: true }),
  });
  const [{ supersedeWrites }, { readOrder }] = await Promise.all([
    import('#functions/payments/unpaid-end-writes.ts'),
    import('#functions/payments/store.ts'),
  ]);
  const done = await commit(actor, [
    ...createOrderFor(actor, order, buyer.value),
    ...older.flatMap((one) => supersedeWrites(actor, one, order)),
    headWrite(actor, stored, next),
    versionStands(actor, stored.id, version.number),
  ]);
  return done.ok ? readOrder(actor, order.orderId) : done;
}
