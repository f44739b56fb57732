import type { UserActor, VisitorActor } from '#functions/actor.ts';
import { buyerOf, showBookedFor } from '#functions/users/buyer.ts';
import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { changedTimes } from '#shared/flights/changed-times.ts';
import { type FareQuoteAnswer, fareQuote } from '#shared/flights/fare-quote.ts';
import type { FareRule, NetOffer } from '#shared/flights/model.ts';
import type { OfferChoice } from '#shared/flights/trace.ts';
import { randomId } from '#shared/ids.ts';
import { DAY, instant } from '#shared/time.ts';
import { askedHere } from './asked-here.ts';
import { quoteParts, rulesOfParts } from './ask-parts.ts';
import { chosenOffer, joined } from './chosen-offer.ts';
import type { QuoteItem, SearchSourceItem } from './model.ts';
import { priceFare } from '#functions/markups/price-fare.ts';
import { priceGroup, type Pricing, pricingOf } from '#functions/markups/pricing-of.ts';
import { asFareFailure } from './supplier-failure.ts';
import { quoteWrite } from './writes.ts';

export const fareQuoteHandler = handle(fareQuote, async (actor, { customerId, ...choice }) => {
  const buyer = await buyerOf(actor, customerId);
  if (!buyer.ok) return buyer;
  const chosen = await chosenOffer(actor, choice);
  if (!chosen.ok) return chosen;
  const { search, parts } = chosen.value;
  const [quoted, rules, pricing] = await Promise.all([
    quoteParts(actor, parts, search.query),
    rulesOfParts(actor, parts),
    pricingOf(actor, buyer.value),
  ]);
  if (!quoted.ok) return asFareFailure(quoted);
  const confirmed = quoted.value.map(({ offer }) => offer);
  const validUntil = Math.min(...quoted.value.map((quote) => quote.validUntil));
  if (validUntil <= clock.now()) return fail('FARE_EXPIRED');
  if (confirmed.some(({ currency }) => currency !== actor.head.currency)) return fail('FARE_QUOTE_FAILED');
  const quote = makeQuote(
    actor,
    { choice, search, parts: confirmed, validUntil, fareRules: rules.ok ? rules.value : undefined },
    pricing,
  );
  const before = priceFare(joined(parts), pricing.customer, pricing.book, pricing.day);
  if (!quote || !before.ok) return fail('FARE_QUOTE_FAILED');
  quote.fare.isPriceChanged = quote.fare.totalPayable !== before.value.totalPayable;
  const done = await commit(actor, [quoteWrite(actor, quote)]);
  if (!done.ok) return done;
  const customer = showBookedFor(buyer.value?.customer);
  return ok({ ...show(actor, quote, parts, before.value.totalPayable), customer });
});

interface Confirmed {
  choice: OfferChoice;
  search: SearchSourceItem;
  parts: NetOffer[];
  validUntil: number;
  /** Undefined where the supplier failed to give them. */
  fareRules: FareRule[] | undefined;
}

function makeQuote(
  actor: UserActor | VisitorActor,
  { choice, search, parts, validUntil, fareRules }: Confirmed,
  { customer, book, day }: Pricing,
): QuoteItem | undefined {
  const priced = priceFare(joined(parts), customer, book, day);
  if (!priced.ok) return undefined;
  return {
    ...choice,
    quoteId: randomId(),
    owner: actor.kind === 'user' ? actor.owner : '',
    source: search.source,
    query: search.query,
    parts,
    pricedFor: priceGroup(customer),
    fare: { ...priced.value, resultIndex: choice.resultIndex },
    fareRules: fareRules ?? [],
    ...(!fareRules && { areRulesMissing: true as const }),
    validUntil,
    ttl: Math.ceil((validUntil + DAY) / 1000),
  };
}

function show(
  { head }: Pick<UserActor | VisitorActor, 'head'>,
  quote: QuoteItem,
  searched: NetOffer[],
  previousTotalPayable: number,
): FareQuoteAnswer {
  const { quoteId, traceId, resultIndex, returnResultIndex, fare, fareRules, query } = quote;
  const { requires, isLCC, isRefundable, isLCCSpecialReturn, segments, family, currency } = joined(quote.parts);
  const previousSegments = joined(searched).segments;
  return {
    quoteId,
    traceId,
    resultIndex,
    returnResultIndex,
    currency,
    fareDetailResult: fare,
    previousTotalPayable,
    validUntil: instant(quote.validUntil),
    requires: askedHere(requires, head),
    isLCC,
    isRefundable,
    isLCCSpecialReturn,
    segments,
    family,
    fareRules,
    areRulesMissing: quote.areRulesMissing === true,
    query,
    previousSegments,
    isTimeChanged: segments.length !== previousSegments.length || changedTimes(previousSegments, segments).length > 0,
  };
}
