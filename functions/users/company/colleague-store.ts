import type { Scope } from '#functions/scope.ts';
import { userKeys } from '../keys.ts';
import { getItems } from '#functions/table/read.ts';
import { spendingOfToday } from './daily-limit-store.ts';
import type { DaySpendingItem, LegalEntityItem, UserItem } from '../model.ts';
import { usersOfCompany } from '../store.ts';
import { unpackUserCard, type UserCard } from '../user-card.ts';

/** A user of a company as the row stands, and what they have spent today, minor units of the site's currency. */
export interface Colleague extends UserCard, Pick<UserItem, 'dailyLimit' | 'isBlockedByCompany'> {
  spentToday: number;
}

/** A page of a company's users. */
export interface Colleagues {
  /** Undefined where there is none. */
  company: Pick<LegalEntityItem, 'legalEntityId' | 'ownerUserId'> | undefined;
  colleagues: Colleague[];
  cursor: string | undefined;
}

type UserRow = Pick<UserItem, 'dailyLimit' | 'isBlockedByCompany'> & { card: string };

/** What is read of the three kinds of rows. */
const FIELDS: readonly (keyof UserRow | keyof LegalEntityItem | keyof DaySpendingItem)[] = [
  'card',
  'dailyLimit',
  'isBlockedByCompany',
  'legalEntityId',
  'ownerUserId',
  'spent',
];

/**
 * A page of a company's users, first come first. Who they are is one Query of the list; limits, blocks and what is spent
 * are as they stand, in one trip with the company's row.
 */
export async function readColleagues(
  scope: Scope,
  legalEntityId: string,
  page: { limit: number; cursor?: string },
): Promise<Colleagues> {
  const { actor } = scope;
  const { cards, cursor } = await usersOfCompany(scope, legalEntityId, page);
  const ids = cards.map(({ userId }) => userId);
  const [company, ...rows] = await getItems(
    [
      userKeys.legalEntity(actor, legalEntityId),
      ...ids.map((id) => userKeys.user(actor, id)),
      ...ids.map((id) => spendingOfToday(actor, id)),
    ],
    { fields: FIELDS },
  );
  const colleagues = ids.flatMap((_, at): Colleague[] => {
    const user = rows[at] as UserRow | undefined;
    if (!user) return [];
    const { card, dailyLimit, isBlockedByCompany } = user;
    const spentToday = (rows[ids.length + at] as DaySpendingItem | undefined)?.spent ?? 0;
    return [{ ...unpackUserCard(card), dailyLimit, isBlockedByCompany, spentToday }];
  });
  return { company: company as LegalEntityItem | undefined, colleagues, cursor };
}
