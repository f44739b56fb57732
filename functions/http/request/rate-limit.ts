import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { commit } from '#functions/table/commit.ts';
import type { Key } from '#functions/table/key.ts';
import { requestKeys } from '../keys.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';

/** At most `limit` in each window of `windowMs`. */
export interface Allowance {
  limit: number;
  windowMs: number;
}

const windowOf = (now: number, windowMs: number): number => Math.floor(now / windowMs);

/** Where what `who` did in the present window is counted, for whoever gives one back. */
export const allowanceKey = (actor: Actor, what: string, who: string, { windowMs }: Pick<Allowance, 'windowMs'>): Key =>
  requestKeys.rate(actor, what, `${who}#${windowOf(clock.now(), windowMs)}`);

/**
 * Takes one of what `who` may do of `what` in the present window; one conditional write. Fails with TOO_MANY_REQUESTS
 * when the window's allowance is used up. An empty `who` (no client address known) is not limited. Give an email as its
 * hash.
 */
export async function spend(
  actor: Actor,
  what: string,
  who: string,
  { limit, windowMs }: Allowance,
): Promise<Outcome<void, 'TOO_MANY_REQUESTS' | 'BUSY'>> {
  if (!who) return ok(undefined);
  const now = clock.now();
  const endsAt = (windowOf(now, windowMs) + 1) * windowMs;
  const done = await commit(actor, [
    {
      kind: 'update',
      key: allowanceKey(actor, what, who, { windowMs }),
      add: { count: 1 },
      set: { ttl: Math.ceil(endsAt / 1000) },
      when: [
        {
          anyOf: [
            { field: 'count', missing: true },
            { field: 'count', below: limit },
          ],
        },
      ],
      otherwise: 'TOO_MANY_REQUESTS',
    },
  ]);
  if (done.ok) return done;
  if (done.code !== 'TOO_MANY_REQUESTS') return fail('BUSY');
  return fail('TOO_MANY_REQUESTS', { retryAfter: Math.ceil((endsAt - now) / 1000) });
}
