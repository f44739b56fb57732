import type { UserActor } from '#functions/actor.ts';
import { readBooking } from '#functions/bookings/store.ts';
import { clock } from '#functions/clock.ts';
import { whyNotPayable } from '#functions/payments/payable.ts';
import { paymentDeadline } from '#functions/payments/payment-deadline.ts';
import { readOrder } from '#functions/payments/store.ts';
import { createOrderWrites } from '#functions/payments/writes.ts';
import { readUser } from '#functions/users/store.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { randomId } from '#shared/ids.ts';
import type { ChangeItem, Charges } from '../model.ts';
import { showChange } from '../show-change.ts';
import { toPayWrites } from '../writes.ts';

/**
 * The order that pays what a reissue costs more, whose it is whoever asks: the one that stands, while it can be paid, else a
 * new one. BUSY where the request moved on since it was read.
 */
export async function orderReissue(actor: UserActor, change: ChangeItem, charges: Charges) {
  const { toPay, bookingId, owner, userId, currency, number } = change;
  const before = toPay?.chargesNo === charges.nth ? await readOrder(actor, toPay.orderId) : undefined;
  if (before?.ok && !whyNotPayable(before.value, clock.now())) return ok(showChange(actor, change));
  const [booking, buyer] = await Promise.all([
    readBooking(actor, bookingId),
    userId === actor.userId ? actor : readUser(actor, userId),
  ]);
  const first = booking && (await readOrder(actor, booking.orderId));
  const cost = first?.ok && first.value.costs.find(({ site }) => site === actor.site);
  if (!booking || !cost || !charges.reissue) return fail('NOT_FOUND');
  const { fareDifference, toPay: amount } = charges.reissue;
  const orderId = randomId();
  const done = await commit(actor, [
    ...createOrderWrites(
      actor,
      {
        ...{ orderId, serviceName: 'reissue', subject: bookingId, amount, currency, traceId: '' },
        change: { number, chargesNo: charges.nth },
        costs: [{ ...cost, minor: fareDifference + charges.airlineCharge }],
        expiresAt: paymentDeadline(charges.validUntil),
        redirectTo: '/flight/changeRequests',
        remark: `Reissue ${change.sectors.join(', ')}`,
      },
      { owner, userId, isAwaitingApproval: buyer?.isAwaitingApproval ?? false },
    ),
    ...toPayWrites(actor, change, { orderId, chargesNo: charges.nth }),
  ]);
  const next: ChangeItem = { ...change, toPay: { orderId, chargesNo: charges.nth } };
  return done.ok ? ok(showChange(actor, next)) : done;
}
