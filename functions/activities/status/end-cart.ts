import type { UserActor } from '#functions/actor.ts';
import { drivesDueWrites } from '#functions/activities/booked/drives-writes.ts';
import type { BookedHead } from '#functions/activities/cart/model.ts';
import { freeWrites } from '#functions/activities/cart/slot-writes.ts';
import { changeCartWrites } from '#functions/activities/cart/writes.ts';
import { createRefundWrites } from '#functions/payments/refunds/writes.ts';
import type { Write } from '#functions/table/write.ts';
import { walletMail } from '#functions/wallet/wallet-mail.ts';
import { formatMoney } from '#shared/money.ts';
import { feeBack, type PaidCart, refundSum, sumOf } from './refund-sum.ts';

/** How a paid cart ends. Minor units of the site's currency. */
export interface CartEnd {
  event: 'reject' | 'cancel';
  reason: string;
  /** What goes back of each visit, in their order: as much as is left of what was paid. */
  refunds: readonly number[];
}

const words = {
  reject: { status: 'REJECTED', heading: 'Your activities could not be confirmed' },
  cancel: { status: 'CANCELLED', heading: 'Your activities were cancelled' },
} as const;

/**
 * One commit: the cart ended, its places free again, and what goes back of its order due. CONFLICT where it moved on, BUSY
 * where something of its payment did.
 */
export async function endCartWrites(
  actor: UserActor,
  paid: PaidCart,
  { event, reason, refunds }: CartEnd,
): Promise<Write<'ILLEGAL_TRANSITION'>[]> {
  const { cart, booked, visits, order, payment } = paid;
  const { head } = cart;
  const { status, heading } = words[event];
  const minor = sumOf(refunds);
  const sum = refundSum(minor, feeBack(paid, minor, event === 'reject' || undefined));
  const back = Object.fromEntries(visits.flatMap(({ itemId }, at) => (refunds[at] ? [[itemId, refunds[at]]] : [])));
  const next: BookedHead = {
    ...head,
    status,
    booked: { ...booked, takes: [], ...(reason && { reason }), ...(minor > 0 && { refunds: back }) },
  };
  const money = formatMoney(sum.minor, order.currency);
  return [
    ...changeCartWrites(actor, head, next, {
      told: { event, note: [reason, sum.minor > 0 && `${money} refunded`].filter(Boolean).join(', ') },
    }),
    ...freeWrites(actor, booked.takes),
    ...(head.status === 'CONFIRMED' ? drivesDueWrites(actor, next) : []),
    ...(sum.minor > 0
      ? createRefundWrites(actor, { order, payment }, head.id, sum, { source: 'destination', bookingId: head.id })
      : []),
    ...(await walletMail(actor, order.userId, 'activity', {
      ...{ orderId: order.orderId, subject: heading, heading },
      paragraphs: [
        `${order.remark}.`,
        ...(reason ? [`Reason: ${reason}`] : []),
        sum.minor > 0 ? `${money} is refunded to the original payment method.` : 'Nothing is refunded.',
      ],
      opens: { label: 'Open your activities', path: `/activities/cart?cartId=${head.id}` },
    })),
  ];
}
