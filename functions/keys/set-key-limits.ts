import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { setKeyLimits } from '#shared/keys/set-key-limits.ts';
import { placeOf } from './key-place.ts';
import { isActive, showKey } from './show-key.ts';
import { readKey, withUse } from './store.ts';
import { keyLimitsWrites } from './writes.ts';

const OVER = 'This key has ended.';

/** What was set before does not matter to who sets it anew. */
export const setKeyLimitsHandler = handle(setKeyLimits, async (actor, { id, perSecond, perDay }) => {
  const key = await readKey(actor, id);
  if (!key) return fail('NOT_FOUND');
  if (!isActive(key)) return fail('ILLEGAL_TRANSITION', { message: OVER });
  const place = await placeOf(actor, key);
  const done = await commit(place, keyLimitsWrites(actor, place, key, { perSecond, perDay }));
  if (!done.ok) return done;
  const [shown] = await withUse(actor, [{ ...key, perSecond, perDay }]);
  return ok(showKey(shown!));
});
