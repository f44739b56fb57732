import { fareQuote, type FareQuoteAnswer } from '#shared/flights/fare-quote.ts';
import { getFareRules } from '#shared/flights/get-fare-rules.ts';
import { callApi } from '#web/api/client.ts';
import { queryClient } from '#web/app/query-client.ts';

/** Asks for the rules that a quote came without; every page that shows the quote has them then. False: not had. */
export async function askRulesOfQuote({
  quoteId,
  traceId,
  resultIndex,
  returnResultIndex,
}: FareQuoteAnswer): Promise<boolean> {
  const choice = { traceId, resultIndex, ...(returnResultIndex && { returnResultIndex }) };
  const answer = await callApi(getFareRules, { ...choice, quoteId }, { quiet: true });
  if (!answer.ok) return false;
  const { fareRules } = answer.value;
  queryClient.setQueriesData<FareQuoteAnswer>({ queryKey: [fareQuote.name] }, (quote) =>
    quote?.quoteId === quoteId ? { ...quote, fareRules, areRulesMissing: false } : quote,
  );
  return true;
}
