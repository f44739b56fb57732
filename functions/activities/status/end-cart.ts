import type { UserActor } from '#functions/actor.ts';
import { drivesDueWrites } from '#functions/activities/booked/drives-writes.ts';
import { earnedFrom } from '#functions/activities/booked/paid-writes.ts';
import type { BookedHead, ItemTake } from '#functions/activities/cart/model.ts';
import { freeWrites } from '#functions/activities/cart/slot-writes.ts';
import { changeCartWrites } from '#functions/activities/cart/writes.ts';
import { clock } from '#functions/clock.ts';
import { creditDueWrite, invoiceDueWrite } from '#functions/invoices/invoice-writes.ts';
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

/** Places of guests who are in, or were there: nobody else is to come in their place. */
function takesKept(actor: UserActor, { cart: { items }, booked: { takes, redeemed } }: PaidCart): ItemTake[] {
  const now = clock.now();
  const used = new Set(
    items.filter(({ id, date }) => redeemed?.[id] || earnedFrom(actor, date) <= now).map(({ id }) => id),
  );
  return takes.filter(({ itemId }) => itemId !== undefined && used.has(itemId));
}

/**
 * The papers of the end are due: of a cart that was confirmed, whose invoice says all of it, a credit note of what goes
 * back; of one that was not, an invoice of what is kept.
 */
function paperWrites(
  actor: UserActor,
  { cart: { head }, booked, visits, order: { orderId } }: PaidCart,
  { event, minor }: { event: CartEnd['event']; minor: number },
): Write<never>[] {
  if (booked.voucher) return minor > 0 ? [creditDueWrite(actor, orderId, head.id)] : [];
  const keeps = event === 'cancel' && minor < sumOf(visits.map(({ total }) => total));
  return keeps ? [invoiceDueWrite(actor, orderId)] : [];
}

/**
 * One commit: the cart ended, its places free again but those of visits that are redeemed or over, and what goes back of its order due. CONFLICT where it moved on, BUSY
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
  const fee = feeBack(paid, minor, event === 'reject' || undefined);
  const sum = refundSum(minor, fee);
  const back = Object.fromEntries(visits.flatMap(({ itemId }, at) => (refunds[at] ? [[itemId, refunds[at]]] : [])));
  const kept = event === 'cancel' ? takesKept(actor, paid) : [];
  const next: BookedHead = {
    ...head,
    status,
    booked: {
      ...booked,
      takes: kept,
      ...(reason && { reason }),
      ...(minor > 0 && { refunds: back }),
      ...(fee > 0 && { feeBack: fee }),
    },
  };
  const money = formatMoney(sum.minor, order.currency);
  return [
    ...changeCartWrites(actor, head, next, {
      told: { event, note: [reason, sum.minor > 0 && `${money} refunded`].filter(Boolean).join(', ') },
    }),
    ...freeWrites(
      actor,
      booked.takes.filter((take) => !kept.includes(take)),
    ),
    ...(head.status === 'CONFIRMED' ? drivesDueWrites(actor, next) : []),
    ...(sum.minor > 0
      ? createRefundWrites(actor, { order, payment }, head.id, sum, { source: 'destination', bookingId: head.id })
      : []),
    ...paperWrites(actor, paid, { event, minor }),
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
