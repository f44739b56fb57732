import { type Actor, actorName } from '#functions/actors/actor.ts';
import { clock } from '#functions/clock.ts';
import { entry } from '#functions/table/key.ts';
import { keys } from '#functions/table/keys.ts';
import { create, type Write } from '#functions/table/write.ts';
import { randomId, sortableId } from '#shared/ids.ts';
import { instant } from '#shared/time.ts';
import type { LegalEntityItem, UserItem } from './model.ts';
import { userCard, userWordCard } from './user-card.ts';

export type NewUser = Pick<UserItem, 'userType' | 'firstName' | 'lastName' | 'email' | 'phoneNumbers'> &
  Partial<Omit<UserItem, 'sequence' | 'sessionEpoch' | 'createdAt'>>;

/**
 * A new user with its claims on email and phone, its number and its audit item. `after` is the last number given
 * (lastUserNumber): where another sign-up was faster the commit answers BUSY and is worth repeating with a fresh one.
 * EMAIL_TAKEN and PHONE_TAKEN come first. A known password is given as `passwordHash` (hashPassword).
 */
export function createUserWrites(actor: Actor, fields: NewUser, after: number): { user: UserItem; writes: Write[] } {
  const now = clock.now();
  const user: UserItem = {
    userId: randomId(100),
    status: 'unverified',
    isBlocked: false,
    isSuperAdmin: false,
    isFlightHoldAllowed: true,
    isFlightSearchAllowed: true,
    referralCode: '',
    taLogoUrl: '',
    ...fields,
    sequence: after + 1,
    sessionEpoch: 1,
    createdAt: instant(now),
  };
  const phone = user.phoneNumbers.find(({ label }) => label === 'Primary');
  const writes: Write[] = [
    create(keys.uniqueEmail(actor, user.email), { userId: user.userId }, 'EMAIL_TAKEN'),
    ...(phone
      ? [
          create(
            keys.uniquePhone(actor, phoneKey(phone.phoneCountryCode, phone.phoneNumber)),
            { userId: user.userId },
            'PHONE_TAKEN',
          ),
        ]
      : []),
    {
      kind: 'update',
      key: keys.counter(actor, 'USER-NUMBER', 0),
      set: { last: after + 1 },
      when: [after ? { field: 'last', is: after } : { field: 'last', missing: true }],
      otherwise: 'BUSY',
    },
    create(keys.user(actor, user.userId), {
      ...user,
      ...entry(keys.usersByType(actor, user.userType), `${user.createdAt}#${user.userId}`),
      card: userCard(user),
    }),
    ...wordsOf(user).map((word): Write => ({
      kind: 'put',
      key: keys.word(actor, 'USER', word, user.userId),
      item: { card: userWordCard(user) },
    })),
    userEventWrite(actor, user.userId, 'created'),
  ];
  return { user, writes };
}

/** Dial code with its plus, then digits: one phone is one key however it is typed. */
export const phoneKey = (dialCode: string, phone: string): string => `${dialCode}${phone}`.replace(/[^\d+]/g, '');

/** What typing finds a user by: names, company, email and phone, each from its beginning, in lower case. */
export function wordsOf(
  user: Pick<UserItem, 'firstName' | 'lastName' | 'companyName' | 'email' | 'phoneNumbers'>,
): string[] {
  const phone = user.phoneNumbers.find(({ label }) => label === 'Primary')?.phoneNumber ?? '';
  const words = `${user.firstName} ${user.lastName} ${user.companyName ?? ''} ${user.email} ${phone}`
    .toLowerCase()
    .split(/\s+/);
  return [...new Set(words.filter((word) => word.length > 1))].slice(0, 12);
}

export function createLegalEntityWrites(
  actor: Actor,
  fields: Pick<LegalEntityItem, 'companyName'> & Partial<LegalEntityItem>,
): { entity: LegalEntityItem; writes: Write[] } {
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
  return { entity, writes: [create(keys.legalEntity(actor, entity.legalEntityId), { ...entity })] };
}

/** Who did what to a user, when. Never what a password or link was. */
export function userEventWrite(
  actor: Actor,
  userId: string,
  what: string,
  detail: Record<string, string | number | boolean> = {},
): Write {
  const now = clock.now();
  return {
    kind: 'put',
    key: keys.userEvent(actor, userId, sortableId(now)),
    item: { what, by: actorName(actor), at: instant(now), ...detail },
  };
}

/** Blocks or unblocks a user; blocking ends every session. */
export const blockUserWrites = (actor: Actor, user: UserItem, isBlocked: boolean): Write[] => [
  {
    kind: 'update',
    key: keys.user(actor, user.userId),
    set: { isBlocked, card: userCard({ ...user, isBlocked }) },
    add: { sessionEpoch: isBlocked ? 1 : 0 },
    when: [{ exists: true }],
    otherwise: 'NOT_FOUND',
  },
  userEventWrite(actor, user.userId, isBlocked ? 'blocked' : 'unblocked'),
];
