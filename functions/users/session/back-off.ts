import type { Actor, UserActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import type { Context } from '#functions/http/context.ts';
import { allowanceKey, spend } from '#functions/http/request/rate-limit.ts';
import { addressHash } from '#functions/notifications/store.ts';
import { commit } from '#functions/table/commit.ts';
import { requestKeys } from '#functions/http/keys.ts';
import type { Write } from '#functions/table/write.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { DAY, HOUR, MINUTE } from '#shared/time.ts';
import { knownDeviceOf } from './known-device-store.ts';
import type { UserItem } from '../model.ts';
import { readBackOff } from '../store.ts';

/** What is tried: a password, by its email, or the code of a second factor, by its user. */
export type TriedSecret = 'PASSWORD' | 'CODE';

/** Who tries: a network that anybody may be on, or what the account knows as its own, a device or a session. */
export type TriedBy = { network: string } | { known: string };

/** Wrong passwords that cost nothing. */
export const FREE_TRIES = 10;

/** What all networks together may try at one account in a window. */
export const STRANGERS_TRIES = 100;

/** One network alone comes to 43 in it, by its pauses: two keep nobody out. */
const strangersAllowance = { limit: STRANGERS_TRIES, windowMs: 6 * HOUR };

/**
 * Pause after so many wrong passwords, ms: 1 s after the tenth, doubling, at most 15 minutes. Nobody is locked out for
 * good.
 */
export const pauseAfter = (wrong: number): number =>
  wrong < FREE_TRIES ? 0 : Math.min(1000 * 2 ** (wrong - FREE_TRIES), 15 * MINUTE);

const secondsTo = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));

/** Whoever asks for a user's account: by their device where the user is known on it, or by their network. */
export async function triedBy(
  actor: Actor,
  user: Pick<UserItem, 'userId' | 'sessionEpoch'> | undefined,
  { address, device }: Pick<Context, 'address' | 'device'>,
): Promise<TriedBy> {
  const known = await knownDeviceOf(actor, user, device);
  return known ? { known } : { network: address };
}

/** Whoever is signed in: what strangers try is not held against the session. */
export const triedBySession = ({ sessionHash }: UserActor): TriedBy => ({ known: sessionHash });

const triesOf = (account: string, by: TriedBy): string =>
  `${addressHash(account)}#${'known' in by ? `K${by.known}` : `N${by.network}`}`;

const strangersOf = (what: TriedSecret): string => `${what}-STRANGERS`;

/**
 * Counts a try of a password before it is checked, so that many at once do not pass as one. Fails within the pause that
 * the wrong ones before have earned, from this network or this known device, and where strangers of all networks have
 * used up what they may try together. Past the free tries only one try at a time passes. Answers what a right one
 * writes, so that it counts for nothing.
 */
export async function chargeTry(
  actor: Actor,
  account: string,
  by: TriedBy,
  what: TriedSecret = 'PASSWORD',
): Promise<Outcome<Write<never>[], 'TOO_MANY_REQUESTS' | 'BUSY'>> {
  const charged = await chargePauses(actor, triesOf(account, by), what);
  if (!charged.ok) return charged;
  const cleared: Write<never> = { kind: 'delete', key: requestKeys.rate(actor, what, triesOf(account, by)) };
  if ('known' in by) return ok([cleared]);
  // After the pauses, so that one network's refused tries are not counted against everybody.
  const spent = await spend(actor, strangersOf(what), addressHash(account), strangersAllowance);
  if (!spent.ok) return spent;
  return ok([cleared, { kind: 'update', key: strangersKey(actor, account, what), add: { count: -1 } }]);
}

async function chargePauses(
  actor: Actor,
  who: string,
  what: TriedSecret,
): Promise<Outcome<void, 'TOO_MANY_REQUESTS' | 'BUSY'>> {
  const now = clock.now();
  const known = await readBackOff(actor, what, who);
  if (known && known.notBefore > now)
    return fail('TOO_MANY_REQUESTS', { retryAfter: secondsTo(known.notBefore - now) });
  const wrong = (known?.wrong ?? 0) + 1;
  const free = wrong < FREE_TRIES;
  const done = await commit(actor, [
    {
      kind: 'update',
      key: requestKeys.rate(actor, what, who),
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
  if (done.code !== 'TOO_MANY_REQUESTS') return fail('BUSY');
  return fail('TOO_MANY_REQUESTS', { retryAfter: secondsTo(pauseAfter(wrong)) });
}

const strangersKey = (actor: Actor, account: string, what: TriedSecret) =>
  allowanceKey(actor, strangersOf(what), addressHash(account), strangersAllowance);

/** After a mailed link: whoever opened it, and whatever strangers tried, the account starts afresh. */
export const clearTriesWrites = (actor: Actor, account: string, by: TriedBy): Write<never>[] => [
  { kind: 'delete', key: requestKeys.rate(actor, 'PASSWORD', triesOf(account, by)) },
  { kind: 'delete', key: strangersKey(actor, account, 'PASSWORD') },
];
