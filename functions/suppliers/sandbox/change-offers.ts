import type { ChangeOffer, SupplierBooking, SupplierCall } from '#functions/suppliers/flight-supplier.ts';
import type { Segment } from '#shared/flights/model.ts';
import { addDays, daysBetween, MINUTE } from '#shared/time.ts';
import { localToMs } from '#shared/zone-time.ts';
import { type BookingRecord, stateAt } from './booking-record.ts';
import { recordByReference } from './bookings.ts';
import type { SandboxStore } from './sandbox-store.ts';
import { letters } from './seeded.ts';
import type { SandboxSource } from './source.ts';
import { DEARER } from './triggers.ts';
import { answer, refuse, type Reply } from './wire.ts';

/** So long an offer holds once it was made, ms. */
const HOLDS_FOR = 30 * MINUTE;
/** What a change is charged, of the price of all. */
const CHARGE = 0.05;

const movedTo = (time: string, days: number) => `${addDays(time.slice(0, 10), days)}${time.slice(10)}`;

/** The same flights on other days, trip by trip; a day that is left out keeps its trip. */
function onDays(segments: readonly Segment[], days: readonly string[]): Segment[] {
  const first = new Map<number, Segment>();
  for (const segment of segments) if (!first.has(segment.tripIndicator)) first.set(segment.tripIndicator, segment);
  return segments.map((segment) => {
    const day = days[segment.tripIndicator - 1];
    const leaves = first.get(segment.tripIndicator)?.departureTime.slice(0, 10);
    if (!day || !leaves) return segment;
    const shift = daysBetween(leaves, day);
    return {
      ...segment,
      departureTime: movedTo(segment.departureTime, shift),
      arrivalTime: movedTo(segment.arrivalTime, shift),
    };
  });
}

const daysOf = (segments: readonly Segment[]): string =>
  segments.map(({ departureTime }) => departureTime.slice(0, 10)).join();

/** What other flights cost: 8 % more than was paid, or as much less where they are cheaper. */
export function offerOf(record: BookingRecord, days: readonly string[]): ChangeOffer | undefined {
  if (!days.every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day))) return undefined;
  const segments = onDays(record.segments, days);
  if (daysOf(segments) === daysOf(record.segments)) return undefined;
  const more = Math.round(record.total * (DEARER - 1));
  return {
    offerId: days.join('_'),
    segments,
    difference: record.trigger === 'other flights are cheaper' ? -more : more,
    charge: Math.round(record.total * CHARGE),
    currency: record.currency,
    remarks: 'The same flights on another day, by the rules of the fare.',
  };
}

export const daysOfOffer = (offerId: string): string[] => offerId.split('_');

/** Other flights for a ticketed booking, which has not left, on days to come. */
export async function offersInWorld(
  source: SandboxSource,
  store: SandboxStore,
  { site, now }: SupplierCall,
  reference: string,
  days: readonly string[],
): Promise<Reply> {
  const record = await recordByReference(source, store, site, reference);
  if (!record) return refuse('NOT_FOUND');
  if (stateAt(record, now) !== 'TICKETED' || record.departs <= now || record.cancelled)
    return refuse('ILLEGAL_TRANSITION');
  const offer = offerOf(record, days);
  const [first] = offer?.segments ?? [];
  if (!offer || !first || localToMs(first.departureTime, first.originZone) <= now) return answer([]);
  return answer([{ ...offer, validUntil: now + HOLDS_FOR }]);
}

/** The booking once it is reissued by an offer: its flights and its tickets, whose numbers are others. */
export function reissued(record: BookingRecord, offer: ChangeOffer, changeRequestId: string): BookingRecord {
  const [first] = offer.segments;
  return {
    ...record,
    segments: offer.segments,
    departs: first ? localToMs(first.departureTime, first.originZone) : record.departs,
    total: record.total + offer.difference,
    tickets: record.tickets.map((ticket, at) => ({
      ...ticket,
      ticketNumber: ticket.ticketNumber.slice(0, 3) + letters('0123456789', 10, 'reissue', changeRequestId, at),
      barcodes: offer.segments.map(() => ''),
    })),
  };
}

/** What of a booking its reissue answers. */
export const reissuedView = ({
  pnr,
  segments,
  tickets,
}: BookingRecord): Pick<SupplierBooking, 'pnr' | 'segments' | 'tickets'> => ({
  pnr,
  segments,
  tickets,
});
