import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { getFareRules } from '#shared/flights/get-fare-rules.ts';
import type { OfferChoice } from '#shared/flights/trace.ts';
import { rulesOfParts } from './ask-parts.ts';
import { namedOffers } from './chosen-offer.ts';
import { readQuote } from './store.ts';
import { asFareFailure } from './supplier-failure.ts';
import { quoteRulesWrite } from './writes.ts';

export const getFareRulesHandler = handle(getFareRules, async (actor, { quoteId, ...choice }) => {
  const named = await namedOffers(actor, choice);
  if (!named.ok) return named;
  const rules = await rulesOfParts(actor, named.value.parts);
  if (!rules.ok) {
    const { code } = asFareFailure(rules);
    return fail(code === 'SUPPLIER_TIMEOUT' || code === 'FARE_EXPIRED' ? code : 'SUPPLIER_FAILED');
  }
  if (quoteId) {
    const quote = await readQuote(actor, quoteId);
    // A quote that ended or was told meanwhile keeps what it has: the rules are read all the same.
    if (quote.ok && quote.value.areRulesMissing && isOfferOf(quote.value, choice))
      await commit(actor, [quoteRulesWrite(actor, quoteId, rules.value)]);
  }
  return ok({ fareRules: rules.value });
});

const isOfferOf = (quote: OfferChoice, choice: OfferChoice): boolean =>
  quote.traceId === choice.traceId &&
  quote.resultIndex === choice.resultIndex &&
  quote.returnResultIndex === choice.returnResultIndex;
