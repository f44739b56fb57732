import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { ok } from '#shared/errors.ts';
import { putAwayFirstDay } from '#shared/site/partner-sites/put-away-first-day.ts';
import { firstDayOverWrites } from '../first-day-writes.ts';
import { readSite } from '../store.ts';

export const putAwayFirstDayHandler = handle(putAwayFirstDay, async (actor) => {
  const answer = ok({ isFirstDay: false as const });
  if (!(await readSite(actor)).wlMeta.isFirstDay) return answer;
  const done = await commit(actor, firstDayOverWrites(actor));
  return done.ok ? answer : done;
});
