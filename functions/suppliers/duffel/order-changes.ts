import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type {
  Answer,
  ChangeOffer,
  ChangeRequest,
  SupplierCall,
  SupplierChange,
  SupplierChangeStatus,
  SupplierFailure,
} from '#functions/suppliers/flight-supplier.ts';
import type { Segment } from '#shared/flights/model.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { localToMs } from '#shared/zone-time.ts';
import { openChanges, slicesNow } from './airline-changes.ts';
import { type Account, asked, lost } from './asking.ts';
import { bookingOf, markOf } from './map-order.ts';
import { segmentsOf } from './map-segments.ts';
import type { Told } from './memory.ts';
import { minorOf } from './minor-of.ts';
import { QUIET, readOrder } from './orders.ts';
import { outcomeOfCreating } from './outcomes.ts';
import {
  type BookedSlice,
  type DuffelOrder,
  type DuffelOrderChange,
  orderChangeAnswer,
  orderChangeOffer,
  orderChangeRequestAnswer,
} from './wire.ts';

/** An offer of Duffel's, by its own id of the moment: each time that it is asked the same flights have another. */
interface Offered extends ChangeOffer {
  duffelId: string;
}

/** Told from the ids of cancellations, which are Duffel's own. */
const PREFIX = 'change:';
export const isOrderChange = (changeRequestId: string): boolean => changeRequestId.startsWith(PREFIX);
const pathOf = (id: string, action = '') => `/air/order_changes/${encodeURIComponent(id)}${action}`;

/** An amount that may be below zero, minor units. */
const signed = (text: string, currency: string): number | undefined => {
  const minor = minorOf(text.replace(/^-/, ''), currency);
  return minor !== undefined && text.startsWith('-') ? -minor : minor;
};

const flightsText = (segments: readonly Segment[]): string =>
  segments
    .map((one) => [one.airlineCode, one.flightNumber, one.departureTime, one.arrivalTime, one.fareClass].join(' '))
    .join(';');

/** Ours, the same for the same flights whenever they are asked for, with the days that they were asked for on. */
const offerIdOf = (days: readonly string[], segments: readonly Segment[]): string =>
  [...days, createHash('sha256').update(flightsText(segments)).digest('hex').slice(0, 16)].join('_');
const daysOf = (offerId: string): string[] => offerId.split('_').slice(0, -1);

/** The flights of a trip that are to be others, and on which day. */
interface Wanted {
  slice: BookedSlice;
  at: number;
  day: string;
}

function wantedOf(order: DuffelOrder, days: readonly string[]): Wanted[] {
  const firstTrip = Number(markOf(order).portolan_first_trip ?? 1);
  return slicesNow(order).flatMap((slice, at) => {
    const day = days[firstTrip - 1 + at];
    return day && day !== slice.segments[0]?.departing_at.slice(0, 10) ? [{ slice, at, day }] : [];
  });
}

/** What Duffel offers, in the trade's terms; undefined for what cannot be read, or be sold. */
function offeredOf(sent: unknown, order: DuffelOrder, wanted: readonly Wanted[], days: readonly string[]) {
  const read = z.safeParse(orderChangeOffer, sent);
  if (!read.success) return undefined;
  const { id: duffelId, slices, expires_at: until } = read.data;
  const { total_currency: currency } = order;
  const total = signed(read.data.change_total_amount ?? '', currency);
  if (total === undefined || read.data.change_total_currency !== currency) return undefined;
  if (slices.add.length !== wanted.length) return undefined;
  const all = slicesNow(order).map((slice, at) => slices.add[wanted.findIndex((one) => one.at === at)] ?? slice);
  const flights = segmentsOf(all, Number(markOf(order).portolan_first_trip ?? 1), { isBooked: true });
  if (!flights) return undefined;
  const segments = flights.map((segment) => ({ ...segment, airlinePnr: order.booking_reference ?? '' }));
  const isOurs = read.data.penalty_total_currency === currency;
  const charge = (isOurs && minorOf(read.data.penalty_total_amount ?? '', currency)) || 0;
  return {
    duffelId,
    offerId: offerIdOf(days, segments),
    ...{ segments, charge, currency, difference: total - charge },
    remarks: 'As the airline offers it for the change, all passengers.',
    ...(until && { validUntil: Date.parse(until) }),
  };
}

/** Duffel's own words for what is not changed by it: the desk does that with the airline. */
const isNoChange = (status: number): boolean => status === 400 || status === 403 || status === 422;

/** What is offered, the cheapest first; of the same flights the cheapest alone. */
async function offersOf(
  account: Account,
  call: SupplierCall,
  reference: string,
  days: readonly string[],
): Promise<Outcome<{ order: DuffelOrder; offers: Offered[] }, SupplierFailure>> {
  const found = await readOrder(account, call, reference);
  if (!found.ok) return found;
  const order = found.value;
  // What the airline changed itself is settled with it first.
  if (bookingOf(order, call.now).state !== 'TICKETED' || openChanges(order).length > 0)
    return fail('ILLEGAL_TRANSITION');
  const wanted = wantedOf(order, days);
  const isFlown = wanted.some(({ slice: { segments } }) => {
    const [first] = segments;
    return !first || localToMs(first.departing_at.slice(0, 16), first.origin.time_zone) <= call.now;
  });
  if (isFlown || wanted.some(({ slice }) => !slice.id)) return fail('ILLEGAL_TRANSITION');
  if (wanted.length === 0) return ok({ order, offers: [] });
  const answer = await account.askOfBooking({
    method: 'POST',
    path: '/air/order_change_requests',
    data: {
      order_id: order.id,
      slices: {
        remove: wanted.map(({ slice }) => ({ slice_id: slice.id })),
        add: wanted.map(({ slice: { segments }, day }) => ({
          origin: segments[0]!.origin.iata_code,
          destination: segments.at(-1)!.destination.iata_code,
          departure_date: day,
          cabin_class: segments[0]!.passengers[0]?.cabin_class ?? 'economy',
        })),
      },
    },
    answer: orderChangeRequestAnswer,
    signal: call.signal,
  });
  if (answer.kind === 'refused' && isNoChange(answer.refusal.status)) return fail('ILLEGAL_TRANSITION');
  const sent = asked(answer);
  if (!sent.ok) return sent;
  const offers = sent.value.data.order_change_offers
    .flatMap((one) => offeredOf(one, order, wanted, days) ?? [])
    .toSorted((a, b) => a.difference + a.charge - b.difference - b.charge);
  const first = new Map<string, Offered>();
  for (const offer of offers) if (!first.has(offer.offerId)) first.set(offer.offerId, offer);
  return ok({ order, offers: [...first.values()] });
}

/** Other flights as Duffel offers them: an order change request, which changes nothing. */
export async function changeOffersAtDuffel(
  account: Account,
  call: SupplierCall,
  reference: string,
  days: readonly string[],
): Answer<ChangeOffer[]> {
  const found = await offersOf(account, call, reference, days);
  return found.ok ? ok(found.value.offers.map(({ duffelId: _duffelId, ...offer }) => offer)) : found;
}

async function readChange({ askOfBooking }: Account, { signal }: SupplierCall, id: string) {
  return asked(await askOfBooking({ method: 'GET', path: pathOf(id), answer: orderChangeAnswer, signal }));
}

const taken = ({ id }: DuffelOrderChange): SupplierChange => ({
  changeRequestId: PREFIX + id,
  rawStatus: 'CONFIRMED',
});

/**
 * Takes an offer: the flights are offered anew, and the order change of them is made, remembered and then confirmed, not
 * dearer than was agreed to. FARE_EXPIRED where they are offered no more. The same reference again looks at its own order
 * change first, and confirms no other.
 */
export async function reissueAtDuffel(
  account: Account,
  call: SupplierCall,
  reference: string,
  { offerId, agreedCharge, clientReference }: ChangeRequest,
): Answer<SupplierChange> {
  if (!offerId) return fail('ILLEGAL_TRANSITION');
  const told = await account.memory.told(clientReference);
  if (told?.changeId) {
    const before = await readChange(account, call, told.changeId);
    if (!before.ok) return before.code === 'NOT_FOUND' ? fail('SUPPLIER_FAILED') : before;
    const change = before.value.data;
    if (change.confirmed_at) return ok(taken(change));
    if (call.now - told.at < QUIET) return fail('SUPPLIER_FAILED');
  }
  const found = await offersOf(account, call, reference, daysOf(offerId));
  if (!found.ok) return found;
  const offer = found.value.offers.find((one) => one.offerId === offerId);
  if (!offer) return fail('FARE_EXPIRED');
  if (agreedCharge !== undefined && offer.difference + offer.charge > agreedCharge) return fail('PRICE_CHANGED');
  const made = asked(
    await account.askOfBooking({
      method: 'POST',
      path: '/air/order_changes',
      data: { selected_order_change_offer: offer.duffelId },
      answer: orderChangeAnswer,
      signal: call.signal,
    }),
  );
  if (!made.ok) return made.code === 'NOT_FOUND' ? fail('FARE_EXPIRED') : made;
  const change = made.value.data;
  const total = signed(change.change_total_amount ?? '', offer.currency);
  if (total === undefined || change.change_total_currency !== offer.currency) return fail('SUPPLIER_FAILED');
  if (agreedCharge !== undefined && total > agreedCharge) return fail('PRICE_CHANGED');
  const now: Told = { at: call.now, changeId: change.id };
  if (told) await account.memory.keep(clientReference, now);
  else if (!(await account.memory.claim(clientReference, now))) return fail('SUPPLIER_FAILED');
  return confirmChange(account, call, change, offer.currency);
}

/** What is to be paid is paid from the account's balance; what comes back goes to where it was paid from. */
async function confirmChange(
  account: Account,
  call: SupplierCall,
  change: DuffelOrderChange,
  currency: string,
): Answer<SupplierChange> {
  const { id, change_total_amount: amount } = change;
  const isPaid = (signed(amount ?? '', currency) ?? 0) > 0;
  const confirmed = await account.askOfBooking({
    method: 'POST',
    path: pathOf(id, '/actions/confirm'),
    data: isPaid ? { payment: { type: 'balance', amount, currency } } : {},
    answer: orderChangeAnswer,
    signal: call.signal,
  });
  if (confirmed.kind === 'answered' && confirmed.value.data.confirmed_at) return ok(taken(confirmed.value.data));
  if (confirmed.kind === 'refused') return fail<SupplierFailure>(outcomeOfCreating(confirmed.refusal));
  return confirmed.kind === 'lost' ? lost(confirmed) : fail('SUPPLIER_FAILED');
}

/** What was told under our reference; a confirmation that nobody heard of may still arrive for a while. */
export async function findOrderChange(
  account: Account,
  call: SupplierCall,
  { changeId, at }: Told & { changeId: string },
): Answer<SupplierChange> {
  const found = await readChange(account, call, changeId);
  if (!found.ok) return found.code === 'NOT_FOUND' ? fail('SUPPLIER_FAILED') : found;
  if (found.value.data.confirmed_at) return ok(taken(found.value.data));
  return fail(call.now - at < QUIET ? 'SUPPLIER_FAILED' : 'NOT_FOUND');
}

/** Confirmed is completed: the order has the new flights, and its tickets as they are by now. */
export async function orderChangeStatus(
  account: Account,
  call: SupplierCall,
  changeRequestId: string,
): Answer<SupplierChangeStatus> {
  const found = await readChange(account, call, changeRequestId.slice(PREFIX.length));
  if (!found.ok) return found;
  const { order_id: orderId, confirmed_at: at } = found.value.data;
  if (!at) return ok({ rawStatus: 'CREATED', statusText: 'Not confirmed yet', state: 'PENDING' });
  const order = await readOrder(account, call, orderId);
  if (!order.ok) return order;
  const { pnr, segments, tickets, state } = bookingOf(order.value, call.now);
  if (state === 'IN_PROGRESS')
    return ok({ rawStatus: 'CONFIRMED', statusText: 'New tickets are being issued', state: 'PENDING' });
  return ok({
    rawStatus: 'CONFIRMED',
    statusText: 'Changed at the airline',
    state: 'COMPLETED',
    reissued: { pnr, segments, tickets },
  });
}
