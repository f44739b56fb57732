import type { Actor, UserActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import type { Key } from '#functions/table/key.ts';
import { userKeys } from '../keys.ts';
import { getItems } from '#functions/table/read.ts';
import { formatMoney } from '#shared/money.ts';
import { dayIn } from '#shared/time.ts';
import type { DaySpendingItem } from '../model.ts';
import { readUser } from '../store.ts';

/** Where a user's spending of today is counted: the day of the site's zone. */
export const spendingOfToday = (actor: Actor, userId: string): Key =>
  userKeys.daySpending(actor, userId, dayIn(actor.head.zone, clock.now()));

/** What users have spent today, in the order asked, minor units of the site's currency; at most 100. */
export async function readSpentToday(actor: Actor, userIds: readonly string[]): Promise<number[]> {
  const rows = userIds.length ? await getItems(userIds.map((userId) => spendingOfToday(actor, userId))) : [];
  return rows.map((row) => (row as DaySpendingItem | undefined)?.spent ?? 0);
}

/** Why a payment was refused, with what the actor, or the customer it pays for, may spend and has spent. */
export async function dailyLimitText(actor: UserActor, userId: string = actor.userId): Promise<string> {
  const [user, [spent = 0]] = await Promise.all([readUser(actor, userId), readSpentToday(actor, [userId])]);
  const said = (minor: number) => formatMoney(minor, actor.head.currency);
  const [may, had] = [said(user?.dailyLimit ?? 0), said(spent)];
  if (userId !== actor.userId)
    return `${`${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim()} can spend ${may} a day and has spent ${had} today. Please ask the owner of the company.`;
  return `You can spend ${may} a day and have spent ${had} today. Please ask the owner of your company.`;
}
