import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { scopeOf } from '#functions/scope.ts';
import { commit } from '#functions/table/commit.ts';
import { readOwnCompany } from '#functions/users/company/own-company.ts';
import { fail, ok } from '#shared/errors.ts';
import { createKey } from '#shared/keys/create-key.ts';
import { LONGEST_KEY_DAYS, MOST_KEYS } from '#shared/keys/limits.ts';
import { addDays, dayIn } from '#shared/time.ts';
import { localToMs } from '#shared/zone-time.ts';
import { isActive, showKey } from './show-key.ts';
import { readOwnKeys } from './store.ts';
import { createKeyWrites } from './writes.ts';

const TAKEN = 'Another key has this name. Please choose another, or end that one first.';

/** The answer holds the secret, so no repeat gets it: the call is under no idempotency key. */
export const createKeyHandler = handle(createKey, async (actor, { until, mailTo, ...asked }) => {
  const company = await readOwnCompany(actor);
  if (!company.ok) return company;
  const { zone } = actor.head;
  const today = dayIn(zone, clock.now());
  if (until < today) return fail('VALIDATION', { errors: { until: 'Please choose today or a later day.' } });
  if (until > addDays(today, LONGEST_KEY_DAYS))
    return fail('VALIDATION', { errors: { until: 'A key works for a year at most.' } });
  const active = (await readOwnKeys(scopeOf(actor, createKey))).filter(({ key }) => isActive(key));
  if (active.length >= MOST_KEYS) return fail('TOO_MANY_KEYS');
  const endsAt = localToMs(`${addDays(until, 1)}T00:00`, zone);
  const { key, token, writes } = createKeyWrites(actor, company.value, {
    ...asked,
    mailTo: mailTo || actor.email,
    endsAt,
  });
  const done = await commit(actor, writes);
  if (!done.ok)
    return done.code === 'RECORD_NAME_TAKEN'
      ? fail('RECORD_NAME_TAKEN', { errors: { name: TAKEN }, message: TAKEN })
      : done;
  return ok({ key: showKey({ key, callsToday: 0, lastUsedAt: undefined }), token });
});
