import type { Actor, JobActor } from '#functions/actor.ts';
import { scopeOfJob } from '#functions/scope.ts';
import { entry } from '#functions/table/key.ts';
import { listKeys } from '#functions/lists/keys.ts';
import { userKeys } from './keys.ts';
import { listIn } from '#functions/table/list-in.ts';
import { type Item, queryAll } from '#functions/table/read.ts';
import { create, type Write } from '#functions/table/write.ts';
import { instant } from '#shared/time.ts';
import { userTypes } from '#shared/users/types.ts';
import { companyPlaces, userPlaces, userWordWrites } from './list-writes.ts';
import type { LegalEntityItem, SessionItem, UserItem } from './model.ts';
import { newReferralCode, usedReferralCode } from './referral-code.ts';
import { packedReferral } from './referral-card.ts';
import { readUsedCode } from './registration/referral-store.ts';
import { packedSessionCard } from './session-card.ts';
import { SESSION_IDLE } from './slide-session.ts';
import { readUser } from './store.ts';
import { unpackUserCard } from './user-card.ts';
import { wordsOf } from './user-words.ts';
import { fieldsOfCompany, referralWrites } from './writes.ts';
import type { FailureCode } from '#shared/errors.ts';

/** What a row of an older version is given: attributes set and removed, and writes of other rows, in one commit with it. */
export interface BroughtUpToDate {
  set: Item;
  remove: readonly string[];
  beside: readonly Write<FailureCode>[];
  /** The row itself goes. */
  isMoved?: boolean;
}

/**
 * A user of before lists by number: gets its places and packed card, what its company's row says (`entity`, where it has
 * one), words as they are made now, and a referral code of its own; what stood for that was the code it had used. Doing
 * it twice changes nothing. The commit answers BUSY where the code drawn is somebody's: worth repeating.
 */
export function bringUserUpToDate(
  actor: Actor,
  user: UserItem & { g2p?: string },
  entity?: LegalEntityItem,
): BroughtUpToDate {
  if (user.g2p !== undefined) return { set: {}, remove: [], beside: [] };
  const fields = {
    referralCode: newReferralCode(),
    ...(user.referralCode && { referredBy: usedReferralCode(user.referralCode) }),
    ...(entity && fieldsOfCompany(entity)),
  };
  const next: UserItem = { ...user, ...fields };
  const places = userPlaces(actor, next);
  const words = wordsOf(next);
  return {
    set: { ...fields, ...places.set },
    remove: places.remove,
    beside: [
      create(userKeys.uniqueReferral(actor, fields.referralCode), { userId: user.userId }, 'BUSY'),
      ...olderWordsOf(user)
        .filter((word) => !words.includes(word))
        .map((word): Write<never> => ({ kind: 'delete', key: listKeys.word(actor, 'USER', word, user.userId) })),
      ...userWordWrites(actor, next, words),
    ],
  };
}

/**
 * A user of before it was kept whose code they signed up with: says whose, and stands among those who joined by it.
 * Nothing where the code is nobody's of the site.
 */
export async function bringReferralUpToDate(actor: Actor, user: UserItem): Promise<BroughtUpToDate> {
  const used = user.referrerId ? undefined : await readUsedCode(actor, user.referredBy);
  if (!used?.holder || used.holder.userId === user.userId) return { set: {}, remove: [], beside: [] };
  const referrerId = used.holder.userId;
  return { set: { referrerId }, remove: [], beside: referralWrites(actor, { ...user, referrerId }) };
}

/** A session of before there was a list of a user's: stands there where its expiry was last moved by a use. */
export const bringSessionUpToDate = (
  actor: Actor,
  { userId, expiresAt, g3p }: SessionItem & { g3p?: string },
): BroughtUpToDate => ({
  set: g3p ? {} : entry(userKeys.sessionsOfUser(actor, userId), instant(expiresAt - SESSION_IDLE)),
  remove: [],
  beside: [],
});

/** A session of before its place in that list had a card. */
export const bringSessionCardUpToDate = (_: Actor, session: SessionItem): BroughtUpToDate => ({
  set: { card: packedSessionCard(session) },
  remove: [],
  beside: [],
});

/** Who joined by somebody's code, of before their row said how they are called; with who is gone it goes. */
export async function bringReferralCardUpToDate(
  actor: Actor,
  { userId }: { userId: string },
): Promise<BroughtUpToDate> {
  const user = await readUser(actor, userId);
  if (!user) return { set: {}, remove: [], beside: [], isMoved: true };
  return { set: { card: packedReferral(user) }, remove: [], beside: [] };
}

/** A company of before there was a list of them. */
export const bringCompanyUpToDate = (actor: Actor, entity: LegalEntityItem): BroughtUpToDate => ({
  ...companyPlaces(actor, entity),
  beside: [],
});

/**
 * The site's numbering of users, of before it noted which numbers were given up: those up to `last` that no user has.
 * Reads every user's card, once.
 */
export async function bringUserNumbersUpToDate(
  actor: JobActor,
  { last, removed }: { last: number; removed?: ReadonlySet<number> },
): Promise<BroughtUpToDate> {
  const scope = scopeOfJob(actor);
  const lists = await Promise.all(
    userTypes.map((type) => queryAll(listIn(scope, { site: (asker) => userKeys.usersByType(asker, type) }))),
  );
  const given = new Set(
    (lists.flat() as CardRow[]).map(({ card }) => (typeof card === 'string' ? unpackUserCard(card) : card).sequence),
  );
  const free = Array.from({ length: last }, (_, at) => at + 1).filter((number) => !given.has(number));
  return { set: !removed && free.length ? { removed: new Set(free) } : {}, remove: [], beside: [] };
}

/** Cards were kept field by field before. */
interface CardRow {
  card: string | Pick<UserItem, 'sequence'>;
}

/** The words that found a user before names were taken apart. */
const olderWordsOf = ({ firstName, lastName, companyName, email, phoneNumbers }: UserItem): string[] => {
  const phone = phoneNumbers.find(({ label }) => label === 'Primary')?.phoneNumber ?? '';
  const words = `${firstName} ${lastName} ${companyName ?? ''} ${email} ${phone}`.toLowerCase().split(/\s+/);
  return [...new Set(words.filter((word) => word.length > 1))].slice(0, 12);
};
