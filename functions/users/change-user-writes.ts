import type { Actor } from '#functions/actor.ts';
import { bumpRevision } from '#functions/site/revision-writes.ts';
import { listKeys } from '#functions/lists/keys.ts';
import { create, type Write } from '#functions/table/write.ts';
import { claimsOf, isSame } from './lapsed-account-writes.ts';
import { fieldChanges } from './profile/field-changes.ts';
import { changeUserRow, type UserChanges, userWordWrites } from './list-writes.ts';
import type { UserItem } from './model.ts';
import { userWordCard } from './user-card.ts';
import { packedReferral } from './referral-card.ts';
import { wordsOf } from './user-words.ts';
import { referralWrites, userEventWrite } from './writes.ts';

/** Nothing but a user's fields. */
type Only<C> = Record<Exclude<keyof C, keyof UserChanges>, never>;
/** What another address or number may be refused with. */
type Taken<C> =
  | ('email' extends keyof C ? 'EMAIL_TAKEN' : never)
  | ('phoneNumbers' extends keyof C ? 'PHONE_TAKEN' : never);

/**
 * Changes a user with everything that follows: its places in lists and their card, the claims on email and phone, the
 * words that find it, what stands of it beside whoever recommended it, the revision of how people are called, and an
 * audit item that names the fields, and of those that are no secret what stood there and what does now. At most 32
 * writes. EMAIL_TAKEN, PHONE_TAKEN; CONFLICT where somebody else changed the user since it was read; NOT_FOUND.
 */
export function changeUserWrites<C extends UserChanges>(
  actor: Actor,
  user: UserItem,
  changes: C & Only<C>,
  what = 'changed',
): Write<'NOT_FOUND' | Taken<C>>[] {
  const next: UserItem = { ...user, ...changes };
  const { userId } = user;
  const [had, has] = [claimsOf(actor, user), claimsOf(actor, next)];
  const gained = has.filter(({ key }) => !had.some((claim) => isSame(claim.key, key)));
  const lost = had.filter(({ key }) => !has.some((claim) => isSame(claim.key, key)));
  const [foundBy, toBeFoundBy] = [wordsOf(user), wordsOf(next)];
  const isCardSame = JSON.stringify(userWordCard(user)) === JSON.stringify(userWordCard(next));
  return [
    ...gained.map(({ key, taken }) => create(key, { userId }, taken as Taken<C>)),
    changeUserRow(actor, user, changes),
    ...lost.map(({ key }): Write<never> => ({
      kind: 'delete',
      key,
      when: [{ anyOf: [{ absent: true }, { field: 'userId', is: userId }] }],
    })),
    ...foundBy
      .filter((word) => !toBeFoundBy.includes(word))
      .map((word): Write<never> => ({ kind: 'delete', key: listKeys.word(actor, 'USER', word, userId) })),
    ...userWordWrites(
      actor,
      next,
      toBeFoundBy.filter((word) => !isCardSame || !foundBy.includes(word)),
    ),
    ...(packedReferral(user) === packedReferral(next) ? [] : referralWrites(actor, next)),
    ...(isCalledTheSame(user, next) ? [] : [bumpRevision(actor, 'people')]),
    userEventWrite(actor, userId, what, {
      fields: Object.keys(changes).join(','),
      changes: fieldChanges(user, next),
    }),
  ];
}

/** Whether all that stands in names.ts is as it was. */
const isCalledTheSame = (user: UserItem, next: UserItem): boolean =>
  (['firstName', 'lastName', 'email', 'companyName', 'userType', 'legalEntityId'] as const).every(
    (field) => user[field] === next[field],
  );
