import { type Actor, legalEntityOf as companyIdOf, type UserActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { userKeys } from '../keys.ts';
import type { Write } from '#functions/table/write.ts';
import { DAY, dayIn } from '#shared/time.ts';
import { readSpentToday, spendingOfToday } from './daily-limit-store.ts';
import { readUser } from '../store.ts';

/** Counts of past days are of no use to anybody. */
const KEPT = 7 * DAY;

/**
 * Counts what the actor, or the `spender` it pays for, pays from a company's wallet towards today, the site's day. `minor` in the site's currency.
 * DAILY_LIMIT where that is more than the limit leaves, decided in the write's own condition; BUSY where the limit was
 * changed meanwhile. A first limit, set while somebody pays who had none, holds from the next payment on. Put them last:
 * what else is wrong is told first. Nothing for who pays from a wallet of their own, and for staff.
 */
export async function daySpendingWrites(
  actor: UserActor,
  minor: number,
  spender: Pick<UserActor, 'userId' | 'owner'> = actor,
): Promise<Write<'DAILY_LIMIT'>[]> {
  const { userId, owner } = spender;
  if (companyIdOf(owner) === undefined) return [];
  const limit = (await readUser(actor, userId))?.dailyLimit;
  const left = { field: 'spent', below: (limit ?? 0) - minor + 1 };
  const isFirst = { field: 'spent', missing: true } as const;
  return [
    ...(limit === undefined ? [] : [limitStands(actor, userId, limit)]),
    {
      kind: 'update',
      key: spendingOfToday(actor, userId),
      add: { spent: minor },
      set: { ttl: Math.ceil((clock.now() + KEPT) / 1000) },
      ...(limit !== undefined && { when: [minor <= limit ? { anyOf: [isFirst, left] } : left] }),
      otherwise: 'DAILY_LIMIT',
    },
  ];
}

/**
 * What came back of what was paid today counts no more, so that a fare that was sold out keeps nobody from another.
 * `paidAt`: the instant at which it was paid. Nothing for a day that is over, and where it was not counted; WALLET_BUSY
 * where that changed meanwhile.
 */
export async function cameBackWrites(
  actor: Actor,
  spenderId: string,
  minor: number,
  paidAt: string,
): Promise<Write<'WALLET_BUSY'>[]> {
  const { zone } = actor.head;
  if (dayIn(zone, Date.parse(paidAt)) !== dayIn(zone, clock.now())) return [];
  const [spent = 0] = await readSpentToday(actor, [spenderId]);
  if (spent < minor) return [];
  return [
    {
      kind: 'update',
      key: spendingOfToday(actor, spenderId),
      add: { spent: -minor },
      when: [{ field: 'spent', atLeast: minor }],
      otherwise: 'WALLET_BUSY',
    },
  ];
}

/** The limit that was read is the one that holds. */
const limitStands = (actor: UserActor, userId: string, limit: number): Write<never> => ({
  kind: 'check',
  key: userKeys.user(actor, userId),
  when: [{ field: 'dailyLimit', is: limit }],
  otherwise: 'BUSY',
});
