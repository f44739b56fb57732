import type { Actor } from '#functions/actor.ts';
import { creditDueWrite } from '#functions/invoices/invoice-writes.ts';
import type { Kept, Part, RefundSum } from '#functions/payments/refunds/refund-lines.ts';
import { createRefundWrites } from '#functions/payments/refunds/writes.ts';
import type { Write } from '#functions/table/write.ts';
import type { ChangeEvent } from '#shared/changes/model.ts';
import { completedMail } from './mails.ts';
import type { ChangeItem, Charges } from './model.ts';
import { isLeft, refundOf } from './refund-of.ts';
import type { Sold } from './subject-of.ts';
import { bookingCancelledWrites, changeEventWrites } from './writes.ts';

/** What the airline did in the end. Amounts in minor units. */
export interface Done {
  charges: Charges;
  part: Part;
  airlineCharge: number;
  /** See Kept: of what another site supplies. */
  withinServiceFee?: number;
  taxesBack?: Kept['taxesBack'];
  /** Fields that are known now. */
  more: Partial<ChangeItem>;
}

/**
 * Cancelled, posted and due in one commit, by the rule of the charges that were accepted, the request as it is then, and what goes `back`;
 * undefined where less is left of what was paid.
 */
export async function completeWrites(
  actor: Actor,
  { change, ...sold }: Sold & { change: ChangeItem },
  { charges, part, more, ...bySupplier }: Done,
): Promise<{ next: ChangeItem; writes: Write<'ILLEGAL_TRANSITION'>[]; back: RefundSum } | undefined> {
  const { cancellationFee, gstRate, keepsServiceFee, keepsConvenienceFee } = charges;
  const kept = { ...bySupplier, cancellationFee, gstRate, keepsServiceFee, keepsConvenienceFee };
  const { booking } = sold;
  const back = refundOf(actor.site, sold, part, kept);
  if (!isLeft(back)) return undefined;
  const others = back.byOrder.slice(1).map(({ order }) => order.orderId);
  const changes: Partial<ChangeItem> = { refunded: back.minor, ...(others.length && { alsoFrom: others }), ...more };
  const events: [ChangeEvent, ...ChangeEvent[]] =
    change.state === 'Accepted' ? ['acknowledge', 'complete'] : ['complete'];
  const isClosed = back.minor === 0;
  if (isClosed) events.push('close');
  const next: ChangeItem = { ...change, ...changes, state: isClosed ? 'Closed' : 'Completed' };
  const about = { source: booking.source, bookingId: booking.bookingId };
  const writes = [
    ...changeEventWrites(actor, change, events, changes, more.reason ?? ''),
    ...bookingCancelledWrites(actor, booking, change),
    ...back.byOrder.flatMap((one) => [
      ...createRefundWrites(actor, one, change.requestId, one.back, about),
      creditDueWrite(actor, one.order.orderId, change.requestId),
    ]),
    ...(await completedMail(actor, next, back.minor)),
  ];
  return { next, writes, back };
}
