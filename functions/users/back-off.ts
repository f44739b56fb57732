import type { Actor } from '#functions/actors/actor.ts';
import { clock } from '#functions/clock.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/table/keys.ts';
import type { Write } from '#functions/table/write.ts';
import { type Failure, fail, type Outcome } from '#shared/errors.ts';
import { DAY, MINUTE } from '#shared/time.ts';
import { addressHash } from '#functions/notifications/store.ts';
import { readBackOff } from './store.ts';

/** What is tried: a password, by its email, or the code of a second factor, by its user. */
export type TriedSecret = 'PASSWORD' | 'CODE';

/** Wrong passwords that cost nothing. */
export const FREE_TRIES = 10;

/**
 * Pause after so many wrong passwords, ms: 1 s after the tenth, doubling, at most 15 minutes. Nobody is locked out for
 * good.
 */
export const pauseAfter = (wrong: number): number =>
  wrong < FREE_TRIES ? 0 : Math.min(1000 * 2 ** (wrong - FREE_TRIES), 15 * MINUTE);

const secondsTo = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));

/**
 * Counts a try of a password before it is checked, so that many at once do not pass as one. Fails within the pause that
 * the wrong ones before have earned. Past the free tries only one try at a time passes. A right password clears it.
 */
export async function chargeTry(
  actor: Actor,
  account: string,
  what: TriedSecret = 'PASSWORD',
): Promise<Outcome<void, 'TOO_MANY_REQUESTS' | 'BUSY'>> {
  const who = addressHash(account);
  const now = clock.now();
  const known = await readBackOff(actor, what, who);
  if (known && known.notBefore > now)
    return fail('TOO_MANY_REQUESTS', { retryAfter: secondsTo(known.notBefore - now) });
  const wrong = (known?.wrong ?? 0) + 1;
  const free = wrong < FREE_TRIES;
  const done = await commit(actor, [
    {
      kind: 'update',
      key: keys.rate(actor, what, who),
      add: { wrong: 1 },
      set: { notBefore: now + pauseAfter(wrong), ttl: Math.ceil((now + DAY) / 1000) },
      when: free
        ? [
            {
              anyOf: [
                { field: 'wrong', missing: true },
                { field: 'wrong', below: FREE_TRIES - 1 },
              ],
            },
          ]
        : [{ field: 'wrong', is: wrong - 1 }],
      otherwise: 'TOO_MANY_REQUESTS',
    },
  ]);
  if (done.ok) return done;
  if (done.code !== 'TOO_MANY_REQUESTS') return done as Failure<'BUSY'>;
  return fail('TOO_MANY_REQUESTS', { retryAfter: secondsTo(pauseAfter(wrong)) });
}

/** After a right password or a mailed link: the account starts afresh. */
export const clearTriesWrites = (actor: Actor, account: string, what: TriedSecret = 'PASSWORD'): Write[] => [
  { kind: 'delete', key: keys.rate(actor, what, addressHash(account)) },
];
