import { type Actor, actorName } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { userKeys } from './keys.ts';
import { create, type Write } from '#functions/table/write.ts';
import { randomId, sortableId } from '#shared/ids.ts';
import { instant } from '#shared/time.ts';
import { maskedTax } from '#shared/users/company/masked-tax.ts';
import type { LegalEntityItem, UserEventItem, UserItem } from './model.ts';
import { type Claim, claimsOf, claimWrite, type LapsedAccount, removeLapsedWrites } from './lapsed-account-writes.ts';
import { changeUserRow, companyPlaces, userPlaces, userWordWrites } from './list-writes.ts';
import { packedReferral } from './referral-card.ts';
import { newReferralCode } from './referral-code.ts';
import { wordsOf } from './user-words.ts';

export type NewUser = Pick<UserItem, 'userType' | 'firstName' | 'lastName' | 'email' | 'phoneNumbers'> &
  Partial<Omit<UserItem, 'sequence' | 'sessionEpoch' | 'createdAt'>>;

/**
 * A new user with its claims on email and phone and on a referral code of its own, its number and its audit item. `after` is the last number given
 * (lastUserNumber): where another sign-up was faster the commit answers BUSY and is worth repeating with a fresh one.
 * EMAIL_TAKEN and PHONE_TAKEN come first. Whoever has a company gives what `fieldsOfCompany` says of it. A known password is given as `passwordHash` (hashPassword). `lapsed`: accounts
 * in its way that were never confirmed in time (findLapsed); they are removed in the same commit.
 */
export function createUserWrites(
  actor: Actor,
  fields: NewUser,
  after: number,
  lapsed: readonly LapsedAccount[] = [],
): { user: UserItem; writes: Write<Claim['taken']>[] } {
  const now = clock.now();
  const user: UserItem = {
    userId: randomId(100),
    status: 'unverified',
    isBlocked: false,
    isSuperAdmin: false,
    isFlightHoldAllowed: true,
    isFlightSearchAllowed: true,
    referralCode: newReferralCode(),
    taLogoUrl: '',
    ...fields,
    sequence: after + 1,
    sessionEpoch: 1,
    createdAt: instant(now),
  };
  const claims = claimsOf(actor, user);
  const writes: Write<Claim['taken']>[] = [
    ...claims.map(({ key, taken }) => claimWrite(key, user.userId, taken, lapsed)),
    ...lapsed.flatMap((account) => removeLapsedWrites(actor, account, claims)),
    create(userKeys.uniqueReferral(actor, user.referralCode), { userId: user.userId }, 'BUSY'),
    {
      kind: 'update',
      key: userKeys.userNumbers(actor),
      set: { last: after + 1 },
      ...(lapsed.length && { add: { removed: new Set(lapsed.map((account) => account.user.sequence)) } }),
      when: [after ? { field: 'last', is: after } : { field: 'last', missing: true }],
      otherwise: 'BUSY',
    },
    create(userKeys.user(actor, user.userId), { ...user, ...userPlaces(actor, user).set }),
    ...userWordWrites(actor, user, wordsOf(user)),
    ...referralWrites(actor, user),
    userEventWrite(actor, user.userId, 'created'),
  ];
  return { user, writes };
}

/**
 * Beside whoever recommended the site: this user joined by their code. Written again with whatever is shown of the user
 * there (packedReferral), so that their list is one Query.
 */
export const referralWrites = (actor: Actor, user: UserItem): Write<never>[] =>
  user.referrerId
    ? [
        {
          kind: 'put',
          key: userKeys.referral(actor, user.referrerId, user.createdAt, user.userId),
          item: { userId: user.userId, card: packedReferral(user) },
        },
      ]
    : [];

/** A new company; `ownerUserId` is the user who is made with it. */
export function createLegalEntityWrites(
  actor: Actor,
  fields: Pick<LegalEntityItem, 'companyName' | 'ownerUserId'> & Partial<LegalEntityItem>,
): { entity: LegalEntityItem; writes: Write<never>[] } {
  const entity: LegalEntityItem = {
    legalEntityId: randomId(100),
    address1: '',
    address2: '',
    city: '',
    state: '',
    country: actor.head.country,
    pincode: '',
    gstNumber: '',
    panNumber: '',
    groupId: '',
    createdAt: instant(clock.now()),
    ...fields,
  };
  return {
    entity,
    writes: [
      create(userKeys.legalEntity(actor, entity.legalEntityId), { ...entity, ...companyPlaces(actor, entity).set }),
    ],
  };
}

/** What a user's row keeps of its company, for cards and words, a person's PAN masked: given with a new user, and when the company changes. */
export const fieldsOfCompany = (entity: LegalEntityItem) => ({
  legalEntityId: entity.legalEntityId,
  companyName: entity.companyName,
  panNumber: maskedTax(entity.panNumber),
  gstNumber: maskedTax(entity.gstNumber),
  companyGroupId: entity.groupId,
  isAwaitingApproval: entity.isAwaitingApproval,
});

/**
 * What the new user's row keeps of the company is what the company's row says, which counts one more. CONFLICT where
 * that has changed.
 */
export const joinCompanyWrite = (
  actor: Actor,
  { legalEntityId, companyName, groupId, isAwaitingApproval }: LegalEntityItem,
): Write<never> => ({
  kind: 'update',
  key: userKeys.legalEntity(actor, legalEntityId),
  add: { joined: 1 },
  when: [
    { field: 'companyName', is: companyName },
    { field: 'groupId', is: groupId },
    isAwaitingApproval ? { field: 'isAwaitingApproval', is: true } : { field: 'isAwaitingApproval', missing: true },
  ],
  otherwise: 'CONFLICT',
});

/** Who did what to a user, when. Never what a password or link was. */
export function userEventWrite(
  actor: Actor,
  userId: string,
  what: string,
  detail: Pick<UserEventItem, 'fields' | 'changes' | 'travellers'> = {},
): Write<never> {
  const now = clock.now();
  return {
    kind: 'put',
    key: userKeys.userEvent(actor, userId, sortableId(now)),
    item: { what, by: actorName(actor), at: instant(now), ...detail },
  };
}

/** Blocks or unblocks a user; blocking ends every session. What staff blocked, the user's company does not unblock. */
export const blockUserWrites = (
  actor: Actor,
  user: UserItem,
  isBlocked: boolean,
  by: 'staff' | 'company' = 'staff',
): Write<'NOT_FOUND'>[] => [
  changeUserRow(
    actor,
    user,
    { isBlocked, isBlockedByCompany: (isBlocked && by === 'company') || undefined },
    { add: { sessionEpoch: isBlocked ? 1 : 0 } },
  ),
  userEventWrite(actor, user.userId, isBlocked ? 'blocked' : 'unblocked'),
];

/** Holds a commit to a user who is still there: an account that nobody confirmed may go meanwhile. NOT_FOUND. */
export const stillThere = (actor: Actor, userId: string): Write<'NOT_FOUND'>[] => [
  { kind: 'check', key: userKeys.user(actor, userId), when: [{ exists: true }], otherwise: 'NOT_FOUND' },
];
