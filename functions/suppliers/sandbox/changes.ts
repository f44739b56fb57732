import type {
  ChangeRequest,
  PartOfBooking,
  SupplierCall,
  SupplierChangeStatus,
} from '#functions/suppliers/flight-supplier.ts';
import type { Segment } from '#shared/flights/model.ts';
import { type BookingRecord, stateAt } from './booking-record.ts';
import { recordByReference, saveRecord } from './bookings.ts';
import { daysOfOffer, offerOf, reissued, reissuedView } from './change-offers.ts';
import type { SandboxStore } from './sandbox-store.ts';
import { letters } from './seeded.ts';
import type { SandboxSource } from './source.ts';
import { MINUTE } from '#shared/time.ts';
import { DEARER } from './triggers.ts';
import { answer, refuse, type Reply } from './wire.ts';

interface ChangeRecord {
  reference: string;
  /** Left out for a reissue. */
  refund?: number;
  charge?: number;
  /** What it cancels, `<ticketId>|<segment>`. */
  cancels: string[];
  /** Of a reissue: the days of the offer that was taken. */
  days?: string[];
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
  const chosen = part ? chosenOf(record, part) : all(record);
  if (!areLeft(record, chosen)) return refuse('ILLEGAL_TRANSITION');
  const charge = Math.round(chargeOf(record) * shareOf(record, chosen));
  return answer({ charge, currency: record.currency, remarks, validUntil: now + HOLDS_FOR });
}

const isSector = ({ originAirportCode, destinationAirportCode }: Segment, sectors: PartOfBooking['Sectors']) =>
  sectors.some(({ Origin, Destination }) => Origin === originAirportCode && Destination === destinationAirportCode);

/** The sectors of the passengers that are meant, `<ticketId>|<segment>`. */
const chosenOf = ({ tickets, segments }: BookingRecord, { Sectors, TicketId }: PartOfBooking): string[] =>
  tickets
    .filter(({ ticketId }) => TicketId.includes(ticketId))
    .flatMap(({ ticketId }) =>
      segments.flatMap((segment, nth) => (isSector(segment, Sectors) ? [`${ticketId}|${nth}`] : [])),
    );

const all = ({ tickets, segments }: BookingRecord): string[] =>
  tickets.flatMap(({ ticketId }) => segments.map((_, nth) => `${ticketId}|${nth}`));

/** Whether something is meant, and none of it was cancelled before. */
const areLeft = ({ cancelled = {} }: BookingRecord, chosen: readonly string[]): boolean =>
  chosen.length > 0 && chosen.every((one) => cancelled[one] === undefined);

const shareOf = (record: BookingRecord, chosen: readonly string[]): number => chosen.length / all(record).length;

const idOf = (reference: string, clientReference: string) =>
  `CR${letters('0123456789', 8, 'change', reference, clientReference)}`;

/** Takes a request; the same reference of the same booking is the same change request. */
export async function changeInWorld(
  source: SandboxSource,
  store: SandboxStore,
  { site, now }: SupplierCall,
  reference: string,
  request: ChangeRequest,
): Promise<Reply> {
  const record = await recordByReference(source, store, site, reference);
  if (!record) return refuse('NOT_FOUND');
  const { RequestType, CancellationType, agreedCharge, clientReference } = request;
  const changeRequestId = idOf(reference, clientReference);
  const taken = answer({ changeRequestId, rawStatus: 'RECEIVED' });
  if (await store.get(site, changeKey(source, changeRequestId))) return taken;
  if (stateAt(record, now) !== 'TICKETED') return refuse('ILLEGAL_TRANSITION');
  if (CancellationType === 2 && record.trigger !== 'cancelled by the airline') return refuse('ILLEGAL_TRANSITION');
  const chosen = RequestType === 2 ? chosenOf(record, request) : all(record);
  if (!areLeft(record, chosen)) return refuse('ILLEGAL_TRANSITION');
  const offer = RequestType === 3 ? offerOf(record, daysOfOffer(request.offerId ?? '')) : undefined;
  if (RequestType === 3 && (!offer || record.cancelled))
    return refuse(request.offerId ? 'FARE_EXPIRED' : 'ILLEGAL_TRANSITION');
  const troubled = await troubleOf(source, store, site, record);
  if (troubled.isLost) return { ...refuse('SUPPLIER_FAILED'), manner: 'silent' };
  const share = shareOf(record, chosen);
  const charge = CancellationType === 2 ? 0 : Math.round(chargeOf(troubled.record) * share);
  const asked = offer ? (offer.charge + offer.difference) * (troubled.record === record ? 1 : DEARER) : charge;
  if (agreedCharge !== undefined && asked > agreedCharge) return refuse('PRICE_CHANGED');
  const change: ChangeRecord = {
    reference,
    ...(RequestType !== 3 && { charge, refund: Math.round(record.total * share) - charge }),
    cancels: RequestType === 3 ? [] : chosen,
    ...(offer && { days: daysOfOffer(offer.offerId) }),
    asked: 0,
  };
  await store.putIfAbsent(site, changeKey(source, changeRequestId), change);
  return record.trigger === 'change request times out, taken' ? { ...taken, manner: 'silent' } : taken;
}

/** What goes wrong once on the way of a request is remembered as gone. */
async function troubleOf(
  source: SandboxSource,
  store: SandboxStore,
  site: string,
  record: BookingRecord,
): Promise<{ record: BookingRecord; isLost: boolean }> {
  const { trigger, ...untroubled } = record;
  const isLost = trigger === 'change request times out, not taken';
  const isDearer = trigger === 'change request dearer than quoted';
  if (!isLost && !isDearer) return { record, isLost };
  const next = { ...untroubled, ...(isDearer && { cancelFee: Math.round(chargeOf(record) * DEARER) }) };
  await saveRecord(source, store, site, next);
  return { record: next, isLost };
}

/** What was taken under our reference. */
export async function findChangeInWorld(
  source: SandboxSource,
  store: SandboxStore,
  { site }: SupplierCall,
  reference: string,
  clientReference: string,
): Promise<Reply> {
  const changeRequestId = idOf(reference, clientReference);
  const change = await store.get(site, changeKey(source, changeRequestId));
  return change ? answer({ changeRequestId, rawStatus: 'RECEIVED' }) : refuse('NOT_FOUND');
}

const declined = (statusText: string): Reply => answer({ rawStatus: 'DECLINED', statusText, state: 'REJECTED' });

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
  if (record.trigger === 'change request refused') return declined('Declined by the airline');
  if (change.days)
    return reissueInWorld(source, store, site, record, { ...change, days: change.days, changeRequestId });
  const { cancelled = {} } = record;
  if (change.cancels.some((one) => (cancelled[one] ?? changeRequestId) !== changeRequestId))
    return declined('Was cancelled before');
  if (change.cancels.some((one) => cancelled[one] === undefined))
    await saveRecord(source, store, site, cancel(record, change.cancels, changeRequestId));
  return answer({ rawStatus: 'CLOSED', state: 'COMPLETED', ...outcomeOf(record, change, changeRequestId) });
}

/** Reissued once: asked again it answers the booking as it is by then. */
async function reissueInWorld(
  source: SandboxSource,
  store: SandboxStore,
  site: string,
  record: BookingRecord,
  { days, changeRequestId }: { days: string[]; changeRequestId: string },
): Promise<Reply> {
  const offer = offerOf(record, days);
  const next = offer ? reissued(record, offer, changeRequestId) : record;
  if (offer) await saveRecord(source, store, site, next);
  const done = { rawStatus: 'CLOSED', state: 'COMPLETED', statusText: 'Reissued' };
  return answer({ ...done, reissued: reissuedView(next) });
}

/** The booking ends with the last of it. */
function cancel(record: BookingRecord, cells: readonly string[], changeRequestId: string): BookingRecord {
  const cancelled = { ...record.cancelled, ...Object.fromEntries(cells.map((one) => [one, changeRequestId])) };
  const isAll = all(record).every((one) => cancelled[one] !== undefined);
  return { ...record, cancelled, ...(isAll && { state: 'CANCELLED' }) };
}

function outcomeOf(
  { trigger }: BookingRecord,
  { refund, charge }: ChangeRecord,
  changeRequestId: string,
): Omit<SupplierChangeStatus, 'rawStatus' | 'state'> {
  if (refund === undefined || charge === undefined) return { statusText: 'Reissued' };
  const short = trigger === 'change request gives back less' ? Math.ceil(refund / 2) : 0;
  return {
    statusText: 'Refund approved',
    ...{ refund: refund - short, charge: charge + short, creditNote: `CN${changeRequestId.slice(2)}` },
  };
}
