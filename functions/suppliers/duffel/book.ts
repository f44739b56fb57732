import { setTimeout as pause } from 'node:timers/promises';
import {
  type Answer,
  type BookRequest,
  isSupplierDown,
  type SupplierBooking,
  type SupplierCall,
  type SupplierFailure,
} from '#functions/suppliers/flight-supplier.ts';
import { fail, type Failure, ok, type Outcome } from '#shared/errors.ts';
import { type Account, lost } from './asking.ts';
import { type FreshOffer, freshOffer } from './fares.ts';
import { decodeRef } from './map-offer.ts';
import { bookingOf, type OrderMark } from './map-order.ts';
import { idsFor, orderPassengers } from './map-passengers.ts';
import { servicesFor } from './map-services.ts';
import { decimalOf, minorOf } from './minor-of.ts';
import { whatBecame } from './orders.ts';
import { outcomeOfCreating, type Refusal } from './outcomes.ts';
import { orderAnswer } from './wire.ts';

const priceText = (amount: string, currency: string) => `${amount} ${currency}`;

/** The order that a request comes to, or why there can be none; nothing is told before. */
function orderFor(
  { sent, offer }: FreshOffer,
  { offer: agreed, passengers, clientReference, isHold }: BookRequest,
  site: string,
): Outcome<object, SupplierFailure> {
  const ref = decodeRef(agreed.supplierRef)!;
  const { total_currency: currency, total_amount: total } = sent;
  const minor = minorOf(total, currency)!;
  if (currency !== ref.currency || minor !== minorOf(ref.total, ref.currency)) return fail('PRICE_CHANGED');
  const ids = idsFor(sent, passengers);
  if (!ids) return fail('FARE_EXPIRED');
  const services = servicesFor(sent, passengers, ids);
  if (!services) return fail('SOLD_OUT');
  // Services are sold with what is paid at once.
  const isHeld = !offer.isLCC && !services.length;
  if (isHold && !isHeld) return fail('FARE_EXPIRED');
  const whole = minor + services.reduce((sum, one) => sum + one.minor, 0);
  const mark: OrderMark = {
    portolan_site: site,
    portolan_booking: clientReference,
    portolan_price: priceText(decimalOf(whole, currency), currency),
    portolan_first_trip: String(ref.firstTrip),
    portolan_passengers: ids.join(','),
  };
  return ok({
    type: isHeld ? 'hold' : 'instant',
    selected_offers: [sent.id],
    passengers: orderPassengers(sent, passengers, ids),
    metadata: mark,
    ...(services.length && { services: services.map(({ id, quantity }) => ({ id, quantity })) }),
    // As Duffel wrote it, where nothing was added to it.
    ...(!isHeld && {
      payments: [{ type: 'balance', amount: services.length ? decimalOf(whole, currency) : total, currency }],
    }),
  });
}

/** An order that Duffel refused for being asked too often was not made. */
const outcomeOfOrdering = (refusal: Refusal): SupplierFailure =>
  refusal.status === 429 ? 'FARE_EXPIRED' : outcomeOfCreating(refusal);

/** Pauses after which the fare is looked at once more, ms: a stumble of Duffel's costs nobody a booking that is paid. */
const AGAIN_AFTER = [500, 2_000] as const;

async function lookPatiently(account: Account, call: SupplierCall, supplierRef: string) {
  for (const after of AGAIN_AFTER) {
    const fresh = await freshOffer(account.askOfBooking, account, call, supplierRef);
    if (fresh.ok || !isSupplierDown(fresh.code)) return fresh;
    await pause(after, undefined, { signal: call.signal }).catch(() => undefined);
  }
  return freshOffer(account.askOfBooking, account, call, supplierRef);
}

/** Nothing was told, and nothing will be: surely not booked, unless another process told it meanwhile. */
async function neverTold({ memory }: Account, reference: string, at: number): Promise<Failure<SupplierFailure>> {
  const isSure = await memory.claim(reference, { at, refused: 'FARE_EXPIRED' });
  return fail(isSure ? 'FARE_EXPIRED' : 'SUPPLIER_FAILED');
}

/**
 * Books once for a reference, ever: what is about to be told is recorded first, and what is recorded is looked for and
 * never told again. Fares that are paid at once come back ticketed, others held.
 */
export async function bookAtDuffel(
  account: Account,
  call: SupplierCall,
  request: BookRequest,
): Answer<SupplierBooking> {
  const { memory, askOfBooking } = account;
  const { clientReference } = request;
  const earlier = await memory.told(clientReference);
  if (earlier?.refused) return fail<SupplierFailure>(earlier.refused);
  if (earlier) {
    const found = await whatBecame(account, call, clientReference, earlier);
    return !found.ok && found.code === 'NOT_FOUND' ? fail('FARE_EXPIRED') : found;
  }
  const fresh = await lookPatiently(account, call, request.offer.supplierRef);
  if (!fresh.ok) return isSupplierDown(fresh.code) ? neverTold(account, clientReference, call.now) : fresh;
  const order = orderFor(fresh.value, request, call.site);
  if (!order.ok) return order;
  const told = { at: call.now };
  if (!(await memory.claim(clientReference, told))) return fail('SUPPLIER_FAILED');
  const answer = await askOfBooking({
    method: 'POST',
    path: '/air/orders',
    data: order.value,
    answer: orderAnswer,
    signal: call.signal,
  });
  if (answer.kind === 'answered') {
    await memory.keep(clientReference, { ...told, orderId: answer.value.data.id });
    return ok(bookingOf(answer.value.data, call.now));
  }
  if (answer.kind === 'accepted') {
    await memory.keep(clientReference, { ...told, isAccepted: true });
    return ok({ reference: '', pnr: '', state: 'IN_PROGRESS', segments: fresh.value.offer.segments, tickets: [] });
  }
  if (answer.kind === 'lost') return lost(answer);
  const code = outcomeOfOrdering(answer.refusal);
  if (code !== 'SUPPLIER_FAILED') await memory.keep(clientReference, { ...told, refused: code });
  return fail<SupplierFailure>(code);
}
