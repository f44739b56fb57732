import { feeBack, leftForVisits, readPaid, sumOf } from '#functions/activities/status/refund-sum.ts';
import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { freeUntil, mostOf, refundOf } from '#shared/activities/cart/cancellation.ts';
import { getCancellation } from '#shared/activities/cart/get-cancellation.ts';
import { fail, ok } from '#shared/errors.ts';
import { instant } from '#shared/time.ts';
import { readCart } from './store.ts';

export const getCancellationHandler = handle(getCancellation, async (actor, { cartId }) => {
  const cart = await readCart(actor, cartId);
  if (!cart) return fail('NOT_FOUND');
  if (cart.head.status !== 'PENDING' && cart.head.status !== 'CONFIRMED') return fail('ILLEGAL_TRANSITION');
  const paid = await readPaid(actor, cart);
  if (!paid.ok) return paid;
  const now = clock.now();
  const { visits } = paid.value;
  const refunds = leftForVisits(
    paid.value,
    visits.map((visit) => refundOf(visit, now)),
  );
  const items = visits.map((visit, at) => ({
    ...{ itemId: visit.itemId, title: visit.title, total: visit.total, refund: refunds[at] ?? 0 },
    freeUntil: instant(freeUntil(visit)),
  }));
  const refund = sumOf(refunds);
  const whole = sumOf(
    leftForVisits(
      paid.value,
      visits.map(({ total }) => total),
    ),
  );
  return ok({
    ...{ currency: actor.head.currency, items, refund, convenienceFee: feeBack(paid.value, refund) },
    most: sumOf(leftForVisits(paid.value, visits.map(mostOf))),
    feeOfAll: feeBack(paid.value, paid.value.order.amount),
    ifRejected: whole + feeBack(paid.value, whole, true),
  });
});
