import type { UserActor, VisitorActor } from '#functions/actor.ts';
import { log } from '#functions/runtime/log.ts';
import { commit } from '#functions/table/commit.ts';
import type { SearchSourceItem } from '../model.ts';
import { countFlightWrite } from '../writes.ts';

/**
 * Notes that a signed-in user looked: once a search, with its first source's question, and not for answers from store.
 * A statistic: what cannot be counted is let go.
 */
export async function countLook(
  actor: UserActor | VisitorActor,
  { object }: SearchSourceItem,
  isFirstSource: boolean,
): Promise<void> {
  if (actor.kind !== 'user' || object || !isFirstSource) return;
  const counted = await commit(actor, [countFlightWrite(actor, actor.userId, 'lookCount')]).catch(() => undefined);
  if (!counted?.ok) log.warn('a search was not counted', { site: actor.site });
}
