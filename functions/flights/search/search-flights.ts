import { buyerOf, showBookedFor } from '#functions/users/buyer.ts';
import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { readSourcesFor } from '#functions/site/store.ts';
import { fail, ok } from '#shared/errors.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { searchErrors } from '#shared/flights/search-rules.ts';
import { makeTraceId } from '#shared/flights/trace.ts';
import { type Day, dayIn, instant } from '#shared/time.ts';
import { askedOfAll } from '../asked-here.ts';
import { answerSearch } from './answer-search.ts';
import { claimSearch } from './claim-search.ts';
import { spendSearch } from './search-limit.ts';
import { spendLook } from './spend-look.ts';
import { pricingOf } from '#functions/markups/pricing-of.ts';
import { showOffers } from './show-offer.ts';
import { asSearchFailure } from '../supplier-failure.ts';

/** Today at an airport by its code. The airports, 200 KB, are loaded when first asked for. */
async function airportDays(): Promise<(code: string) => Day | undefined> {
  const { airportByCode } = await import('#functions/reference/airports.ts');
  return (code) => {
    const airport = airportByCode(code);
    return airport && dayIn(airport.zone, clock.now());
  };
}

/** Offers are stored net and priced for who reads them, so signing in shows the same flights at one's own price. */
export const searchFlightsHandler = handle(
  searchFlights,
  async (actor, { searchId, source, customerId, ...query }, { address }) => {
    if (actor.kind === 'user' && !actor.isFlightSearchAllowed) return fail('SEARCH_NOT_ALLOWED');
    const bought = await buyerOf(actor, customerId);
    if (!bought.ok) return bought;
    const buyer = bought.value;
    const errors = searchErrors(query, await airportDays());
    if (Object.keys(errors).length) return fail('VALIDATION', { errors });
    const sources = await readSourcesFor(actor);
    const setting = sources.find(({ name }) => name === source);
    if (!setting) return fail('NOT_FOUND');
    const claimed = await claimSearch(actor, searchId, source, query);
    if (!claimed.ok) return claimed;
    // A stored answer costs nobody anything and is not counted.
    const allowed = claimed.value.object ? ok(undefined) : await spendSearch(actor, address);
    if (!allowed.ok) return allowed;
    const counted = await spendLook(actor, claimed.value, source === sources[0]!.name);
    if (!counted.ok) return counted;
    const [answered, { customer, book, day }] = await Promise.all([
      answerSearch(actor, claimed.value, setting),
      pricingOf(actor, buyer),
    ]);
    if (!answered.ok) return asSearchFailure(answered);
    const { offers, answeredAt } = answered.value;
    return ok({
      searchId,
      source,
      traceId: makeTraceId(searchId, source),
      currency: actor.head.currency,
      offers: showOffers(
        askedOfAll(offers, actor.head),
        customer,
        book,
        day,
        actor.kind === 'user' ? actor.userType : 'retail',
      ),
      answeredAt,
      expiresAt: instant(claimed.value.expiresAt),
      customer: showBookedFor(buyer?.customer),
    });
  },
);
