import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { isLeftFor } from '#functions/payments/refunds/left-of.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import type { NewFlight } from '#shared/changes/new-flight.ts';
import type { Segment } from '#shared/flights/model.ts';
import { MINUTE } from '#shared/time.ts';
import { askChangeOffers } from './ask-change-offers.ts';
import type { Charges } from '../model.ts';
import { namedFlights } from './named-flights.ts';
import { reissueSum } from './reissue-sum.ts';
import { saleOf } from '../sale-of.ts';
import type { Sold } from '../subject-of.ts';
import { gstOnFees } from '../terms-store.ts';

/** What staff say that other flights are and cost. Minor units of the booking's currency. */
interface Said {
  nth: number;
  airlineCharge: number;
  cancellationFee: number;
  fareDifference?: number | undefined;
  flights?: readonly NewFlight[] | undefined;
  offer?: { offerId: string; days: readonly string[] } | undefined;
  remarks: string;
  validUntil: number | undefined;
}

/**
 * The new flights and what they cost, as the customer is asked to accept them. VALIDATION where flights or difference are
 * not said or cannot be, or more would come back than is left of what was paid.
 */
export async function reissueCharges(
  actor: Actor,
  sold: Sold,
  said: Said,
): Promise<
  Outcome<Charges, 'VALIDATION' | 'CONFLICT' | 'ILLEGAL_TRANSITION' | 'SUPPLIER_TIMEOUT' | 'SUPPLIER_FAILED'>
> {
  const { booking, order, payment } = sold;
  const { nth, airlineCharge, cancellationFee, fareDifference, remarks } = said;
  if (fareDifference === undefined || Math.abs(fareDifference) > 999_999_999)
    return fail('VALIDATION', { errors: { fareDifference: 'Please enter what the new flights cost more or less.' } });
  const found = await flightsOf(actor, sold, { ...said, fareDifference });
  if (!found.ok) return found;
  const { flights, saidBy, offerId, validUntil } = found.value;
  const gstRate = cancellationFee ? await gstOnFees(actor) : 0;
  const { payable } = saleOf(actor.site, order, booking);
  const { lines, minor, toPay } = reissueSum(payable.account, {
    ...{ fareDifference, airlineCharge, fee: cancellationFee, gstRate },
  });
  if (toPay > 0 && fareDifference + airlineCharge < 0)
    return fail('VALIDATION', { errors: { cancellationFee: 'The fee is more than the new flights are cheaper.' } });
  if (!isLeftFor(minor, order, payment) || -fareDifference > payable.minor)
    return fail('VALIDATION', { errors: { fareDifference: 'Less than that is left of what was paid.' } });
  return ok({
    ...{ nth, airlineCharge, cancellationFee, gstRate, remarks, saidBy, lines, minor },
    // Nothing of the sale is given back: its fees stay what they are.
    ...{ keepsServiceFee: true, keepsConvenienceFee: true },
    ...(validUntil !== undefined && { validUntil }),
    reissue: { flights, fareDifference, toPay, ...(offerId !== undefined && { offerId }) },
  });
}

/** An offer stands so long whose supplier does not say, ms. */
const USUAL_LIFE = 15 * MINUTE;

interface Flights {
  flights: Segment[];
  saidBy: Charges['saidBy'];
  offerId?: string;
  validUntil: number | undefined;
}

/** The flights that staff name, or those of the supplier's offer, which is asked for again: CONFLICT where it costs another amount. */
async function flightsOf(
  actor: Actor,
  { booking }: Sold,
  { flights: named, offer, fareDifference, airlineCharge, validUntil }: Said,
): Promise<
  Outcome<Flights, 'VALIDATION' | 'CONFLICT' | 'ILLEGAL_TRANSITION' | 'SUPPLIER_TIMEOUT' | 'SUPPLIER_FAILED'>
> {
  const now = clock.now();
  if (!offer) {
    if (!named) return fail('VALIDATION', { errors: { flights: 'Please name the new flights.' } });
    const flights = await namedFlights(booking.segments, named, now);
    return flights.ok ? ok({ flights: flights.value, saidBy: 'staff', validUntil }) : flights;
  }
  const offered = await askChangeOffers(actor, { booking }, offer.days);
  if (!offered.ok) return offered;
  const taken = offered.value.find(({ offerId }) => offerId === offer.offerId);
  if (!taken || taken.difference !== fareDifference || taken.charge !== airlineCharge)
    return fail('CONFLICT', { message: 'The airline offers this no more, or at another price. Please ask again.' });
  const until = taken.validUntil ?? now + USUAL_LIFE;
  return ok({
    flights: taken.segments,
    saidBy: 'supplier',
    offerId: taken.offerId,
    validUntil: Math.min(until, validUntil ?? until),
  });
}
