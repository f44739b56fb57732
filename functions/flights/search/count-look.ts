import type { UserActor, VisitorActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { log } from '#functions/runtime/log.ts';
import { commit } from '#functions/table/commit.ts';
import type { LastLook } from '#functions/users/model.ts';
import { JourneyType, type SearchQuery } from '#shared/flights/search-query.ts';
import { instant } from '#shared/time.ts';
import type { SearchSourceItem } from '../model.ts';
import { countFlightWrite } from '../writes.ts';

/**
 * Notes that a signed-in user looked: once a search, with its first source's question, and not for answers from store.
 * A statistic: what cannot be counted is let go.
 */
export async function countLook(
  actor: UserActor | VisitorActor,
  { object, query }: SearchSourceItem,
  isFirstSource: boolean,
): Promise<void> {
  if (actor.kind !== 'user' || object || !isFirstSource) return;
  const counted = await commit(actor, [countFlightWrite(actor, actor.userId, 'lookCount', lookOf(query))]).catch(
    () => undefined,
  );
  if (!counted?.ok) log.warn('a search was not counted', { site: actor.site });
}

/** What a search was for, in short. */
export function lookOf({ JourneyType: type, segments, adultCount, childCount, infantCount }: SearchQuery): LastLook {
  const first = segments[0]!;
  const end = type === JourneyType.MultiStop ? segments.at(-1)! : first;
  return {
    at: instant(clock.now()),
    origin: first.origin,
    destination: end.destination,
    day: first.preferredDepartureTime,
    travellers: adultCount + childCount + infantCount,
  };
}
