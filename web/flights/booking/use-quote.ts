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

/** A price once shown is shown again on the way, e.g. of the flight back: its own end is watched instead. ms. */
const HELD = 3_600_000;

/**
 * The supplier's price of an offer for who asks; asked again only when told to, or when somebody signed in. `quiet`:
 * the page itself says what failed; `customerId`: whose price it is, where staff book for somebody.
 */
export function useQuote(
  choice: OfferChoice | undefined,
  { quiet, customerId }: { quiet?: boolean; customerId?: number } = {},
): UseQueryResult<FareQuoteAnswer, CallFailed> {
  const signedIn = useSignedIn();
  return useQuery<FareQuoteAnswer, CallFailed>({
    queryKey: [fareQuote.name, choice, signedIn, customerId],
    enabled: choice !== undefined,
    staleTime: Infinity,
    gcTime: HELD,
    queryFn: async () => {
      const answer = await callApi(fareQuote, { ...choice!, customerId }, { quiet });
      if (!answer.ok && answer.code === 'SOLD_OUT') markSoldOut(choice!);
      if (!answer.ok) throw new CallFailed(answer);
      return answer.value;
    },
  });
}
