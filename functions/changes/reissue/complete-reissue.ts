import type { Actor } from '#functions/actor.ts';
import { reissuedBooking, reissueWrites } from '#functions/bookings/reissue-writes.ts';
import { mailTask } from '#functions/bookings/task-writes.ts';
import { newLookUps } from '#functions/bookings/ticket-writes.ts';
import { readTravelDays } from '#functions/bookings/travel/travel-day-store.ts';
import { followTravelWrites } from '#functions/flights/saga/writes.ts';
import { creditDueWrite } from '#functions/invoices/invoice-writes.ts';
import { isLeftFor } from '#functions/payments/refunds/left-of.ts';
import { createRefundWrites } from '#functions/payments/refunds/writes.ts';
import { subjectOf } from '#functions/payments/writes.ts';
import type { SupplierTicket } from '#functions/suppliers/flight-supplier.ts';
import type { Write } from '#functions/table/write.ts';
import type { ChangeEvent } from '#shared/changes/model.ts';
import type { Segment } from '#shared/flights/model.ts';
import { reissuedMail } from '../mails.ts';
import type { ChangeItem } from '../model.ts';
import { completeReissueOrderWrites, readPaidReissue } from './reissue-order-writes.ts';
import type { Sold } from '../subject-of.ts';
import { changeEventWrites } from '../writes.ts';

/** What the airline issued in the end: the tickets of the request's passengers in their order, and what is known beside. */
export interface Issued {
  /** Empty: as it was. */
  pnr: string;
  tickets: readonly (Pick<SupplierTicket, 'ticketNumber'> & Partial<SupplierTicket>)[];
  /** As the supplier says them; left out: as they were accepted. */
  segments?: Segment[];
  /** The supplier did not do it: it knows no other PNR. */
  isByHand?: true;
  more: Partial<ChangeItem>;
}

/**
 * Reissued, paid for or due to go back, in one commit (`writes`), once its look-ups stand (`lookUps`); undefined where what was to be
 * paid is not, or less is left of what is to go back.
 */
export async function completeReissue(
  actor: Actor,
  { change, booking, order, payment }: Sold & { change: ChangeItem },
  { pnr, tickets, segments = [], isByHand, more }: Issued,
): Promise<{ next: ChangeItem; lookUps: Write<never>[]; writes: Write<'ILLEGAL_TRANSITION'>[] } | undefined> {
  const { charges } = change;
  const reissue = charges?.reissue;
  if (!charges || !reissue) return undefined;
  const paid = reissue.toPay > 0 ? await readPaidReissue(actor, change) : undefined;
  if (reissue.toPay > 0 ? !paid : !isLeftFor(charges.minor, order, payment)) return undefined;
  const posted = (kind: string) => -(charges.lines.find((line) => line.kind === kind)?.minor ?? 0);
  const fees = { serviceFee: posted('reissueFee'), gst: posted('gstOnReissueFee') };
  const passengers = booking.passengers.map(({ barcodes: _old, ...passenger }, at) => {
    const { barcodes, ...issued } = tickets[change.passengers.indexOf(at)] ?? { ticketNumber: '' };
    const ticket = { ticketId: '', validatingAirline: '', ...passenger.ticket, ...issued };
    return { ...passenger, ticket, ...(barcodes && { barcodes }) };
  });
  const reissued = reissuedBooking(booking, {
    ...{ segments: segments.length ? segments : reissue.flights, passengers, pnr: pnr || booking.pnr },
    cost: reissue.toPay - charges.minor,
    ...(isByHand && pnr && pnr !== booking.pnr && { isElsewhere: true as const }),
    ...(paid
      ? { paid: { orderId: paid.orderId, ...fees } }
      : { earned: { payable: posted('fareDifference') + posted('airlineCharge'), ...fees } }),
  });
  // Days of the new flights first, for not all are looked at; then those that are given up.
  const days = await readTravelDays(actor, { ...reissued, segments: [...reissued.segments, ...booking.segments] });
  const changes: Partial<ChangeItem> = { refunded: charges.minor, ...more };
  const isClosed = charges.minor === 0;
  const events: [ChangeEvent, ...ChangeEvent[]] =
    change.state === 'Accepted' ? ['acknowledge', 'complete'] : ['complete'];
  if (isClosed) events.push('close');
  const next: ChangeItem = { ...change, ...changes, state: isClosed ? 'Closed' : 'Completed' };
  const about = { source: booking.source, bookingId: booking.bookingId };
  return {
    next,
    lookUps: newLookUps(actor, reissued, booking),
    writes: [
      ...changeEventWrites(actor, change, events, changes),
      ...reissueWrites(actor, booking, reissued, days),
      ...(paid
        ? completeReissueOrderWrites(actor, paid, booking, charges)
        : [
            ...createRefundWrites(actor, { order, payment }, change.requestId, charges, about),
            creditDueWrite(actor, order.orderId, change.requestId),
          ]),
      ...followTravelWrites(actor, order, reissued),
      mailTask(actor, booking.bookingId, subjectOf(actor, order)),
      ...(await reissuedMail(actor, next)),
    ],
  };
}
