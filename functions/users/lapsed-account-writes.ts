import type { Actor } from '#functions/actor.ts';
import { ownerOf } from '#functions/actors/user.ts';
import type { Key } from '#functions/table/key.ts';
import { listKeys } from '#functions/lists/keys.ts';
import { walletKeys } from '#functions/wallet/keys.ts';
import { userKeys } from './keys.ts';
import { create, type Write } from '#functions/table/write.ts';
import { DAY } from '#shared/time.ts';
import type { Phone, UserItem } from './model.ts';
import { wordsOf } from './user-words.ts';

/** As long as the mailed link that would have confirmed it, ms. */
export const UNCONFIRMED_STANDS = 7 * DAY;

/** An account that somebody opened and never confirmed, and which of its claims still are its own. */
export interface LapsedAccount {
  user: UserItem;
  claims: readonly Key[];
}

export interface Claim {
  key: Key<{ userId: string }>;
  taken: 'EMAIL_TAKEN' | 'PHONE_TAKEN';
}

/** A number that is not set is stored as `INVALID` (spec: customers-and-partners 3). */
const isNumber = ({ phoneNumber }: Phone): boolean => /\d/.test(phoneNumber);

/** Dial code with its plus, then digits: one phone is one key however it is typed. */
const phoneKey = (dialCode: string, phone: string): string => `${dialCode}${phone}`.replace(/[^\d+]/g, '');

/**
 * What no two accounts of a site may both have: the email, with the one that may still take its place, and the primary
 * phone.
 */
export function claimsOf(
  actor: Actor,
  { email, phoneNumbers, formerEmail }: Pick<UserItem, 'email' | 'phoneNumbers' | 'formerEmail'>,
): Claim[] {
  const phone = phoneNumbers.find(({ label }) => label === 'Primary');
  const claims = [email, formerEmail?.email].flatMap((address): Claim[] =>
    address ? [{ key: userKeys.uniqueEmail(actor, address), taken: 'EMAIL_TAKEN' }] : [],
  );
  if (!phone || !isNumber(phone)) return claims;
  const number = phoneKey(phone.phoneCountryCode, phone.phoneNumber);
  return [...claims, { key: userKeys.uniquePhone(actor, number), taken: 'PHONE_TAKEN' }];
}

/** Everything that is a user's alone. */
export const heldBy = (actor: Actor, user: UserItem): Key<{ userId: string }>[] => [
  ...claimsOf(actor, user).map(({ key }) => key),
  ...(user.referralCode ? [userKeys.uniqueReferral(actor, user.referralCode)] : []),
];

export const isSame = (one: Key, other: Key): boolean => one.pk === other.pk && one.sk === other.sk;

/** Claims for a user what nobody holds, or a lapsed account: of two who are as fast one gets it. */
export function claimWrite(
  key: Key,
  userId: string,
  taken: Claim['taken'],
  lapsed: readonly LapsedAccount[],
): Write<Claim['taken']> {
  const holder = lapsed.find(({ claims }) => claims.some((held) => isSame(held, key)));
  if (!holder) return create(key, { userId }, taken);
  return { kind: 'put', key, item: { userId }, when: [{ field: 'userId', is: holder.user.userId }], otherwise: taken };
}

/** With an agent or company that registered itself goes what it registered: nobody else has joined it. */
const ownCompanyGoes = (
  actor: Actor,
  { userId, legalEntityId }: UserItem,
  taken: Claim['taken'],
): Write<Claim['taken']>[] =>
  legalEntityId
    ? [
        {
          kind: 'delete',
          key: userKeys.legalEntity(actor, legalEntityId),
          when: [
            { field: 'ownerUserId', is: userId },
            { field: 'joined', missing: true },
          ],
          otherwise: taken,
        },
      ]
    : [];

/**
 * Takes a lapsed account out of the way of a new one with the claims `reused`: its row, what finds it, and what else it
 * claims. Its link dies with the row; where that link was used first, or staff have given it money meanwhile, the new
 * account is refused instead.
 */
export function removeLapsedWrites(
  actor: Actor,
  { user, claims }: LapsedAccount,
  reused: readonly Claim[],
): Write<Claim['taken']>[] {
  const { userId, sessionEpoch } = user;
  const inTheWay = reused.find(({ key }) => claims.some((held) => isSame(held, key)));
  const taken = inTheWay?.taken ?? 'EMAIL_TAKEN';
  const rest = claims.filter((held) => !reused.some(({ key }) => isSame(held, key)));
  return [
    {
      kind: 'delete',
      key: userKeys.user(actor, userId),
      when: [
        { field: 'status', is: 'unverified' },
        { field: 'sessionEpoch', is: sessionEpoch },
      ],
      otherwise: taken,
    },
    {
      kind: 'check',
      key: walletKeys.wallet(actor, ownerOf(user), actor.head.currency),
      when: [{ absent: true }],
      otherwise: taken,
    },
    ...rest.map((key): Write<never> => ({
      kind: 'delete',
      key,
      when: [{ field: 'userId', is: userId }],
      otherwise: 'BUSY',
    })),
    ...wordsOf(user).map((word): Write<never> => ({ kind: 'delete', key: listKeys.word(actor, 'USER', word, userId) })),
    ...(user.panEnd ? [{ kind: 'delete' as const, key: userKeys.userPan(actor, userId) }] : []),
    ...(user.referrerId
      ? [{ kind: 'delete' as const, key: userKeys.referral(actor, user.referrerId, user.createdAt, userId) }]
      : []),
    ...ownCompanyGoes(actor, user, taken),
  ];
}
