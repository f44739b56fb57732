import type { Buyer } from '#functions/users/buyer.ts';
import { clock } from '#functions/clock.ts';
import { fail, type FieldErrors, ok, type Outcome } from '#shared/errors.ts';
import type { UserActor, VisitorActor } from '#functions/actor.ts';
import { checkCountries } from '#functions/reference/check-countries.ts';
import type { FareDetail } from '#shared/flights/model.ts';
import type { Passenger } from '#shared/flights/passenger.ts';
import { checkPassengers, lastTravelDay } from '#shared/flights/passenger-rules.ts';
import { dayIn } from '#shared/time.ts';
import { askedHere } from './asked-here.ts';
import { checkPhones } from './check-phones.ts';
import { chooseExtras, type PassengerExtras } from './choose-extras.ts';
import { joined } from './chosen-offer.ts';
import type { QuoteItem } from './model.ts';
import { ownMarkupOn } from '#shared/markups/site-lines.ts';
import { priceFare, withExtras } from '#functions/markups/price-fare.ts';
import { priceGroup, type Pricing, pricingOf } from '#functions/markups/pricing-of.ts';

/** A booking that may be made, as far as the site can tell. */
export interface CheckedBooking {
  /** With the chosen extras. */
  fare: FareDetail;
  extras: PassengerExtras[];
  /** What the buyer's own agency adds on the ticket; no part of `fare`. Minor units. */
  ownMarkup: number;
  warnings: FieldErrors;
}

/** Passengers and extras against a quote, and the price they make for `buyer`, whoever the quote was asked for. VALIDATION names every field at once. */
export async function checkBooking(
  actor: UserActor | VisitorActor,
  quote: QuoteItem,
  passengers: readonly Passenger[],
  buyer: Buyer | undefined,
): Promise<Outcome<CheckedBooking, 'VALIDATION' | 'FARE_EXPIRED'>> {
  const offer = joined(quote.parts);
  const terms = {
    requires: askedHere(offer.requires, actor.head),
    today: dayIn(actor.head.zone, clock.now()),
    lastTravelDay: lastTravelDay(offer.segments),
  };
  const { errors, warnings } = checkPassengers(passengers, quote.query, terms);
  const chosen = chooseExtras(passengers, quote);
  const ofCountries = Object.assign(
    {},
    ...passengers.map((passenger, at) => checkCountries(passenger, `passengers.${at}.`)),
  ) as FieldErrors;
  const all: FieldErrors = { ...(await checkPhones(passengers)), ...ofCountries, ...chosen.errors, ...errors };
  if (Object.keys(all).length) return fail('VALIDATION', { errors: all });
  const pricing = await pricingOf(actor, buyer);
  const fare = fareFor(pricing, quote);
  if (!fare) return fail('FARE_EXPIRED');
  const bought = {
    baggages: chosen.extras.flatMap(({ baggage }) => baggage),
    meals: chosen.extras.flatMap(({ meals }) => meals),
  };
  return ok({
    fare: withExtras(fare, bought, quote.source),
    extras: chosen.extras,
    ownMarkup: ownMarkupOn(offer, pricing.customer),
    warnings,
  });
}

/**
 * The quoted price as this buyer pays it. A quote's price stands until it ends, whatever markups become; only someone
 * it was not made for (a visitor who signed in, another customer of staff's) has it worked out again.
 */
function fareFor({ customer, book, day }: Pricing, quote: QuoteItem): FareDetail | undefined {
  if (priceGroup(customer) === quote.pricedFor) return { ...quote.fare, isPriceChanged: false };
  const priced = priceFare(joined(quote.parts), customer, book, day);
  return priced.ok ? { ...priced.value, resultIndex: quote.resultIndex } : undefined;
}
