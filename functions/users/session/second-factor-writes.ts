import type { Actor, UserActor } from '#functions/actor.ts';
import { hashSecret } from '#functions/actors/hash-secret.ts';
import { clock } from '#functions/clock.ts';
import { encryptPersonal } from '#functions/runtime/data-keys.ts';
import { userKeys } from '../keys.ts';
import { create, type Test, type Write } from '#functions/table/write.ts';
import { randomId } from '#shared/ids.ts';
import { instant, MINUTE } from '#shared/time.ts';
import { changeUserWrites } from '../change-user-writes.ts';
import type { LinkItem, UserItem } from '../model.ts';
import { secondFactorAad } from './second-factor-store.ts';
import { newSecret } from '../session-writes.ts';
import { lastSuperAdminStays } from '../customers/super-admin-writes.ts';
import type { SecondFactorItem } from '../access-model.ts';

/** How long somebody who gave the right password may look for their code, ms. */
const STEP_LIFE = 10 * MINUTE;

/** A code that was given, as it is known to be right: the step of the app, or the hash of a recovery code. */
export type GivenCode = { step: number } | { recovery: string };

/** A secret that waits for its first code, in place of one that waits. ILLEGAL_TRANSITION where it is on already. */
export async function startSecondFactorWrites(
  actor: UserActor,
  secret: string,
): Promise<Write<'ILLEGAL_TRANSITION'>[]> {
  const item: SecondFactorItem = {
    state: 'pending',
    secretId: randomId(100),
    sealed: await encryptPersonal(secondFactorAad(actor, actor.userId), { secret }),
    since: instant(clock.now()),
  };
  return [
    {
      kind: 'put',
      key: userKeys.secondFactor(actor, actor.userId),
      item: { ...item },
      when: [{ anyOf: [{ absent: true }, { field: 'state', is: 'pending' }] }],
      otherwise: 'ILLEGAL_TRANSITION',
    },
  ];
}

/** Turns it on with the step of its first code; every session ends. CONFLICT where another secret was begun meanwhile. */
export const turnOnWrites = (
  actor: UserActor,
  user: UserItem,
  { secretId }: SecondFactorItem,
  { lastStep, recovery }: Required<Pick<SecondFactorItem, 'lastStep' | 'recovery'>>,
): Write<'NOT_FOUND'>[] => [
  {
    kind: 'update',
    key: userKeys.secondFactor(actor, user.userId),
    set: { state: 'on', lastStep, recovery, since: instant(clock.now()) },
    when: [
      { field: 'state', is: 'pending' },
      { field: 'secretId', is: secretId },
    ],
  },
  ...changeUserWrites(
    actor,
    user,
    { hasSecondFactor: true, sessionEpoch: user.sessionEpoch + 1 },
    'second factor turned on',
  ),
];

/** Of two who come with one code the second finds it used. */
const unused = (given: GivenCode): Test[] => [
  { field: 'state', is: 'on' },
  'step' in given ? { field: 'lastStep', below: given.step } : { field: `recovery.${given.recovery}`, is: true },
];

/** Uses a code up. WRONG_CREDENTIALS where it was used already. */
export const useCodeWrites = (actor: Actor, userId: string, given: GivenCode): Write<'WRONG_CREDENTIALS'>[] => [
  {
    kind: 'update',
    key: userKeys.secondFactor(actor, userId),
    ...('step' in given ? { set: { lastStep: given.step } } : { remove: [`recovery.${given.recovery}`] }),
    when: unused(given),
    otherwise: 'WRONG_CREDENTIALS',
  },
];

/** Turns one's own off by a code, which is used up with it. WRONG_CREDENTIALS where it was used already; CONFLICT. */
export const turnOffWrites = (
  actor: UserActor,
  user: UserItem,
  given: GivenCode,
): Write<'NOT_FOUND' | 'WRONG_CREDENTIALS'>[] => [
  {
    kind: 'delete',
    key: userKeys.secondFactor(actor, user.userId),
    when: unused(given),
    otherwise: 'WRONG_CREDENTIALS',
  },
  ...changeUserWrites(actor, user, { hasSecondFactor: undefined }, 'second factor turned off'),
];

/** The factor's own row; the user's goes with it. */
export const removeSecondFactorWrite = (actor: Actor, userId: string): Write<never> => ({
  kind: 'delete',
  key: userKeys.secondFactor(actor, userId),
});

/** Takes somebody else's away and ends their sessions. FORBIDDEN where the actor is no super admin any more; CONFLICT. */
export const resetSecondFactorWrites = (actor: UserActor, user: UserItem): Write<'FORBIDDEN' | 'NOT_FOUND'>[] => [
  ...lastSuperAdminStays(actor, user),
  removeSecondFactorWrite(actor, user.userId),
  ...changeUserWrites(
    actor,
    user,
    { hasSecondFactor: undefined, sessionEpoch: user.sessionEpoch + 1 },
    'second factor reset',
  ),
];

/**
 * Stands for the right password until the code is given. It is told once, its hash is kept, and it dies with use, with
 * time and with the user's sessions (block, another password, reset).
 */
export function secondFactorTokenWrites(
  actor: Actor,
  { userId, sessionEpoch }: Pick<UserItem, 'userId' | 'sessionEpoch'>,
): { token: string; writes: Write<never>[] } {
  const token = newSecret();
  const expiresAt = clock.now() + STEP_LIFE;
  const item: LinkItem = {
    userId,
    purpose: 'second factor',
    epoch: sessionEpoch,
    expiresAt,
    ttl: Math.ceil(expiresAt / 1000),
  };
  return { token, writes: [create(userKeys.once(actor, hashSecret(token)), { ...item })] };
}

/** Takes the token, where its user is as it was then and not blocked. LINK_EXPIRED. */
export const takeTokenWrites = (
  actor: Actor,
  token: string,
  { userId, sessionEpoch }: UserItem,
): Write<'LINK_EXPIRED'>[] => [
  { kind: 'delete', key: userKeys.once(actor, hashSecret(token)), when: [{ exists: true }], otherwise: 'LINK_EXPIRED' },
  {
    kind: 'check',
    key: userKeys.user(actor, userId),
    when: [
      { field: 'sessionEpoch', is: sessionEpoch },
      { field: 'isBlocked', is: false },
    ],
    otherwise: 'LINK_EXPIRED',
  },
];
