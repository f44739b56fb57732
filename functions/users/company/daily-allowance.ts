import { legalEntityOf as companyIdOf, type UserActor } from '#functions/actor.ts';
import { readSpentToday } from './daily-limit-store.ts';
import { readUser } from '../store.ts';

/** A daily limit and what of it is left today, minor units of the site's currency. */
export interface DailyAllowance {
  limit: number;
  left: number;
}

/** What the spender may still pay today from the company's wallet; null without a limit, and for who has no company. */
export async function readDailyAllowance(
  actor: UserActor,
  { userId, owner }: Pick<UserActor, 'userId' | 'owner'>,
): Promise<DailyAllowance | null> {
  if (companyIdOf(owner) === undefined) return null;
  const [user, [spent = 0]] = await Promise.all([readUser(actor, userId), readSpentToday(actor, [userId])]);
  const limit = user?.dailyLimit;
  // A limit may be lowered below what is spent already.
  return limit === undefined ? null : { limit, left: Math.max(0, limit - spent) };
}
