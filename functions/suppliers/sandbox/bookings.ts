import type { BookRequest, HoldQuote, SupplierCall } from '#functions/suppliers/flight-supplier.ts';
import { type BookingRecord, newRecord, stateAt, viewOf } from './booking-record.ts';
import { confirmNow } from './quoting.ts';
import type { SandboxStore } from './sandbox-store.ts';
import type { SandboxSource } from './source.ts';
import { nameTriggerOf, pendingAnswers } from './triggers.ts';
import { answer, type Refusal, refuse, type Reply } from './wire.ts';

/** Names of what is kept, by source: a supplier's references are unique within it. */
export const bookingKey = (source: SandboxSource, clientReference: string) =>
  `${source.name}#booking#${clientReference}`;
const referenceKey = (source: SandboxSource, reference: string) => `${source.name}#reference#${reference}`;

export async function recordByClient(
  source: SandboxSource,
  store: SandboxStore,
  site: string,
  clientReference: string,
): Promise<BookingRecord | undefined> {
  return (await store.get(site, bookingKey(source, clientReference))) as BookingRecord | undefined;
}

export async function recordByReference(
  source: SandboxSource,
  store: SandboxStore,
  site: string,
  reference: string,
): Promise<BookingRecord | undefined> {
  const clientReference = await store.get(site, referenceKey(source, reference));
  return typeof clientReference === 'string' ? recordByClient(source, store, site, clientReference) : undefined;
}

export const saveRecord = (source: SandboxSource, store: SandboxStore, site: string, record: BookingRecord) =>
  store.put(site, bookingKey(source, record.clientReference), record);

const refusedByName: Record<string, Refusal> = {
  'sold out': 'SOLD_OUT',
  'price changed': 'PRICE_CHANGED',
  'fare expired': 'FARE_EXPIRED',
};

/** What is said of a booking that was made before; of some never a whole answer. */
const told = (record: BookingRecord, now: number): Reply => ({
  ...answer(viewOf(record, now, true)),
  ...(record.trigger === 'never says' && { manner: 'garbled' as const }),
});

/** Books once for a client reference, however often and from wherever it is asked. */
export async function bookInWorld(
  source: SandboxSource,
  store: SandboxStore,
  { site, now }: SupplierCall,
  request: BookRequest,
): Promise<Reply> {
  const earlier = await recordByClient(source, store, site, request.clientReference);
  if (earlier) return told(earlier, now);
  const confirmed = confirmNow(source, request.offer, now);
  if ('refused' in confirmed) return refuse(confirmed.refused);
  if (request.isHold && confirmed.offer.isLCC) return refuse('FARE_EXPIRED');
  const trigger = source.triggers ? nameTriggerOf(request.passengers) : undefined;
  const refusal = trigger && refusedByName[trigger];
  if (refusal) return refuse(refusal);
  if (trigger === 'times out, not booked') return { ...refuse('SUPPLIER_FAILED'), manner: 'silent' };
  const record = newRecord(request, confirmed.offer, trigger, now);
  await store.putIfAbsent(site, referenceKey(source, record.reference), record.clientReference);
  if (!(await store.putIfAbsent(site, bookingKey(source, record.clientReference), record))) {
    const winner = await recordByClient(source, store, site, record.clientReference);
    return answer(viewOf(winner ?? record, now, true));
  }
  const booked = answer(viewOf(record, now, false));
  if (trigger === 'times out, booked') return { ...booked, manner: 'silent' };
  if (trigger === 'malformed, booked' || trigger === 'never says') return { ...booked, manner: 'garbled' };
  return trigger === 'fails, booked' ? { ...booked, manner: 'html' } : booked;
}

/** Issues the tickets of a hold; a ticketed booking answers as it is. */
export async function ticketInWorld(
  source: SandboxSource,
  store: SandboxStore,
  { site, now }: SupplierCall,
  reference: string,
  agreed?: HoldQuote,
): Promise<Reply> {
  const record = await recordByReference(source, store, site, reference);
  if (!record) return refuse('NOT_FOUND');
  const state = stateAt(record, now);
  if (state === 'TICKETED' || state === 'IN_PROGRESS') return answer(viewOf(record, now, true));
  if (state !== 'HELD') return refuse('ILLEGAL_TRANSITION');
  if ((record.totalNow ?? record.total) !== (agreed?.total ?? record.total)) return refuse('PRICE_CHANGED');
  if (record.trigger === 'ticketing times out, not ticketed') {
    // Once; the next try issues.
    const { trigger: _spent, ...untroubled } = record;
    await saveRecord(source, store, site, untroubled);
    return { ...refuse('SUPPLIER_FAILED'), manner: 'silent' };
  }
  const pending = pendingAnswers(record.trigger);
  const ticketed: BookingRecord = { ...record, state: pending > 0 ? 'IN_PROGRESS' : 'TICKETED', pending };
  await saveRecord(source, store, site, ticketed);
  const reply = answer(viewOf(ticketed, now, false));
  return record.trigger === 'ticketing times out, ticketed' ? { ...reply, manner: 'silent' } : reply;
}

/** What a hold costs now, and until when. */
export async function holdInWorld(
  source: SandboxSource,
  store: SandboxStore,
  { site, now }: SupplierCall,
  reference: string,
): Promise<Reply> {
  const record = await recordByReference(source, store, site, reference);
  if (!record) return refuse('NOT_FOUND');
  if (stateAt(record, now) !== 'HELD') return refuse('ILLEGAL_TRANSITION');
  const { total, totalNow = total, currency, holdUntil } = record;
  return answer({ total: totalNow, currency, holdUntil });
}

/** Gives the seats of a hold back; released is released, however often it is asked. */
export async function releaseInWorld(
  source: SandboxSource,
  store: SandboxStore,
  { site, now }: SupplierCall,
  reference: string,
): Promise<Reply> {
  const record = await recordByReference(source, store, site, reference);
  if (!record) return refuse('NOT_FOUND');
  if (record.state === 'CANCELLED') return answer(viewOf(record, now, true));
  if (record.state !== 'HELD') return refuse('ILLEGAL_TRANSITION');
  const released: BookingRecord = { ...record, state: 'CANCELLED' };
  await saveRecord(source, store, site, released);
  return answer(viewOf(released, now, true));
}

/** What became of a booking; counts down the answers that say it is still in progress. */
export async function retrieveFromWorld(
  source: SandboxSource,
  store: SandboxStore,
  { site, now }: SupplierCall,
  clientReference: string,
): Promise<Reply> {
  const record = await recordByClient(source, store, site, clientReference);
  if (!record) return refuse('NOT_FOUND');
  if (record.state !== 'IN_PROGRESS') return told(record, now);
  const next: BookingRecord =
    record.pending > 0 ? { ...record, pending: record.pending - 1 } : { ...record, state: 'TICKETED' };
  await saveRecord(source, store, site, next);
  return answer(viewOf(next, now, true));
}
