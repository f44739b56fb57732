import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { fareQuote, type FareQuoteAnswer } from '#shared/flights/fare-quote.ts';
import type { OfferChoice } from '#shared/flights/trace.ts';
import { CallFailed } from '#web/api/call-failed.ts';
import { callApi } from '#web/api/client.ts';
import { useSignedIn } from '#web/app/session/session.ts';
import { markSoldOut } from '../sold-out.ts';

/**
 * When a quote ends, for the countdown; undefined where this computer's clock is so wrong that it would end before it
 * came.
 */
export const endOf = ({
  data,
  dataUpdatedAt,
}: Pick<UseQueryResult<FareQuoteAnswer>, 'data' | 'dataUpdatedAt'>): string | undefined =>
  data && Date.parse(data.validUntil) > dataUpdatedAt ? data.validUntil : undefined;

/** The supplier's price of an offer for who asks; asked again only when told to, or when somebody signed in. */
export function useQuote(choice: OfferChoice | undefined): UseQueryResult<FareQuoteAnswer, CallFailed> {
  const signedIn = useSignedIn();
  return useQuery<FareQuoteAnswer, CallFailed>({
    queryKey: [fareQuote.name, choice, signedIn],
    enabled: choice !== undefined,
    staleTime: Infinity,
    queryFn: async () => {
      const answer = await callApi(fareQuote, choice!);
      if (!answer.ok && answer.code === 'SOLD_OUT') markSoldOut(choice!);
      if (!answer.ok) throw new CallFailed(answer);
      return answer.value;
    },
  });
}
