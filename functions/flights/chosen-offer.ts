import type { Actor } from '#functions/actor.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import type { NetOffer } from '#shared/flights/model.ts';
import { isPair, joinPair } from '#shared/flights/pair-offers.ts';
import type { OfferChoice } from '#shared/flights/trace.ts';
import type { SearchSourceItem } from './model.ts';
import { readAnswer } from './store.ts';

/** One offer, or the two of a low-cost carrier's pair, as one. */
export const joined = (parts: readonly NetOffer[]): NetOffer =>
  parts.length === 2 ? joinPair(parts[0]!, parts[1]!) : parts[0]!;

export interface NamedOffers {
  search: SearchSourceItem;
  parts: [NetOffer, NetOffer?] & NetOffer[];
}

/** The offers a choice names, a pair's half alone too: what can be read about, if not bought. */
export async function namedOffers(
  actor: Actor,
  { traceId, resultIndex, returnResultIndex }: OfferChoice,
): Promise<Outcome<NamedOffers, 'SEARCH_EXPIRED' | 'FARE_EXPIRED'>> {
  const answer = await readAnswer(actor, traceId);
  if (!answer.ok) return answer;
  const { search, offers } = answer.value;
  const find = (index: string) => offers.find((offer) => offer.resultIndex === index);
  const out = find(resultIndex);
  if (!out) return fail('FARE_EXPIRED');
  if (returnResultIndex === undefined) return ok({ search, parts: [out] });
  const back = find(returnResultIndex);
  return back ? ok({ search, parts: [out, back] }) : fail('FARE_EXPIRED');
}

/**
 * The offer of a choice as the search answered it. FARE_EXPIRED where the answer has no such offer, VALIDATION where a
 * pair's half comes without its partner or with a stranger.
 */
export async function chosenOffer(
  actor: Actor,
  choice: OfferChoice,
): Promise<Outcome<NamedOffers, 'SEARCH_EXPIRED' | 'FARE_EXPIRED' | 'VALIDATION'>> {
  const named = await namedOffers(actor, choice);
  if (!named.ok) return named;
  const [out, back] = named.value.parts;
  if (back ? !isPair(out, back) : out.isLCCSpecialReturn)
    return fail('VALIDATION', { errors: { returnResultIndex: 'This fare is only sold with its return flight.' } });
  return named;
}
