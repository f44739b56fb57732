import type { ChangeRequest, PartOfBooking, SupplierCall } from '#functions/suppliers/flight-supplier.ts';
import { type BookingRecord, stateAt } from './booking-record.ts';
import { recordByReference, saveRecord } from './bookings.ts';
import type { SandboxStore } from './sandbox-store.ts';
import { letters } from './seeded.ts';
import type { SandboxSource } from './source.ts';
import { MINUTE } from '#shared/time.ts';
import { answer, refuse, type Reply } from './wire.ts';

interface ChangeRecord {
  reference: string;
  refund?: number;
  /** Everything is given back, so that the booking ends with it. */
  ends: boolean;
  asked: number;
}

/** So long a charge holds once it was said, ms. */
const HOLDS_FOR = 30 * MINUTE;

const changeKey = (source: SandboxSource, id: string) => `${source.name}#change#${id}`;
/** A fare without refund keeps all but its taxes; the others their fee. */
const chargeOf = (record: BookingRecord): number =>
  Math.min(record.total, record.cancelFee ?? record.total - record.taxes);

export async function chargesInWorld(
  source: SandboxSource,
  store: SandboxStore,
  { site, now }: SupplierCall,
  reference: string,
  part?: PartOfBooking,
): Promise<Reply> {
  const record = await recordByReference(source, store, site, reference);
  if (!record) return refuse('NOT_FOUND');
  const state = stateAt(record, now);
  if (state === 'HELD')
    return answer({ charge: 0, currency: record.currency, remarks: 'Held seats are released free of charge.' });
  if (state !== 'TICKETED' || record.departs <= now) return refuse('ILLEGAL_TRANSITION');
  const remarks =
    record.cancelFee === null
      ? 'The fare is not refundable; taxes are returned.'
      : `Cancellation fee of the fare, ${part ? 'of what was chosen' : 'all passengers'}.`;
  const share = part ? partOf(record, part) : 1;
  if (share === 0) return refuse('ILLEGAL_TRANSITION');
  const charge = Math.round(chargeOf(record) * share);
  return answer({ charge, currency: record.currency, remarks, validUntil: now + HOLDS_FOR });
}

/** The part of a booking that these tickets and sectors are; zero where it has none of them. */
function partOf(record: BookingRecord, { Sectors, TicketId }: PartOfBooking): number {
  const tickets = record.tickets.filter(({ ticketId }) => TicketId.includes(ticketId)).length;
  const sectors = record.segments.filter((segment) =>
    Sectors.some(
      ({ Origin, Destination }) =>
        Origin === segment.originAirportCode && Destination === segment.destinationAirportCode,
    ),
  ).length;
  return (tickets / record.passengers) * (sectors / record.segments.length);
}

/** The part of a booking that a request covers: tickets × sectors. */
function shareOf(record: BookingRecord, { RequestType, Sectors, TicketId }: ChangeRequest): number {
  if (RequestType !== 2) return 1;
  const tickets =
    TicketId.filter((id) => record.tickets.some(({ ticketId }) => ticketId === id)).length || record.passengers;
  const sectors =
    record.segments.filter((segment) =>
      Sectors.some(
        ({ Origin, Destination }) =>
          Origin === segment.originAirportCode && Destination === segment.destinationAirportCode,
      ),
    ).length || record.segments.length;
  return (tickets / record.passengers) * (sectors / record.segments.length);
}

/** Takes a request; the same request of the same booking is the same change request. */
export async function changeInWorld(
  source: SandboxSource,
  store: SandboxStore,
  { site, now }: SupplierCall,
  reference: string,
  request: ChangeRequest,
): Promise<Reply> {
  const record = await recordByReference(source, store, site, reference);
  if (!record) return refuse('NOT_FOUND');
  if (stateAt(record, now) !== 'TICKETED') return refuse('ILLEGAL_TRANSITION');
  const { RequestType, CancellationType, Sectors, TicketId, agreedCharge } = request;
  const charge = CancellationType === 2 ? 0 : chargeOf(record);
  if (RequestType === 1 && agreedCharge !== undefined && charge > agreedCharge) return refuse('PRICE_CHANGED');
  const changeRequestId = `CR${letters('0123456789', 8, reference, RequestType, CancellationType, JSON.stringify([Sectors, TicketId]))}`;
  const given = record.total - charge;
  const change: ChangeRecord = {
    reference,
    ...(RequestType !== 3 && { refund: Math.round(given * shareOf(record, request)) }),
    ends: RequestType === 1,
    asked: 0,
  };
  await store.putIfAbsent(site, changeKey(source, changeRequestId), change);
  return answer({ changeRequestId, rawStatus: 'RECEIVED' });
}

/** Under review when first asked, decided from the second time on. */
export async function changeStatusInWorld(
  source: SandboxSource,
  store: SandboxStore,
  { site }: SupplierCall,
  changeRequestId: string,
): Promise<Reply> {
  const change = (await store.get(site, changeKey(source, changeRequestId))) as ChangeRecord | undefined;
  const record = change && (await recordByReference(source, store, site, change.reference));
  if (!change || !record) return refuse('NOT_FOUND');
  if (change.asked === 0 || record.trigger === 'change request never decided') {
    await store.put(site, changeKey(source, changeRequestId), { ...change, asked: change.asked + 1 });
    return answer({ rawStatus: 'IN_REVIEW', statusText: 'Being reviewed by the airline', state: 'PENDING' });
  }
  if (record.trigger === 'change request refused')
    return answer({ rawStatus: 'DECLINED', statusText: 'Declined by the airline', state: 'REJECTED' });
  if (change.ends && record.state !== 'CANCELLED')
    await saveRecord(source, store, site, { ...record, state: 'CANCELLED' });
  const done = change.refund === undefined ? 'Reissued' : 'Refund approved';
  return answer({
    rawStatus: 'CLOSED',
    statusText: done,
    state: 'COMPLETED',
    ...(change.refund !== undefined && { refund: change.refund }),
  });
}
