import type { Actor } from '#functions/actors/actor.ts';
import { hashSecret } from '#functions/actors/identify.ts';
import { clock } from '#functions/clock.ts';
import { keys } from '#functions/table/keys.ts';
import { create, type Write } from '#functions/table/write.ts';
import { HOUR } from '#shared/time.ts';
import { UNCONFIRMED_STANDS } from './lapsed-account-writes.ts';
import { changeUserRow } from './list-writes.ts';
import type { LinkItem, UserItem } from './model.ts';
import { newSecret } from './session-writes.ts';
import { userEventWrite } from './writes.ts';

/** How long a mailed link works, ms. */
export const linkLife = { setPassword: UNCONFIRMED_STANDS, forgotPassword: HOUR } as const;

/** A link that sets the user's password once. Its address is told once; the table keeps its hash. */
export function passwordLinkWrites(
  actor: Actor,
  origin: string,
  user: Pick<UserItem, 'userId' | 'sessionEpoch' | 'linkSerial'>,
  life: number,
): { link: string; writes: Write[] } {
  const secret = newSecret();
  const expiresAt = clock.now() + life;
  const item: LinkItem = {
    userId: user.userId,
    purpose: 'password',
    epoch: user.sessionEpoch,
    ...(user.linkSerial && { serial: user.linkSerial }),
    expiresAt,
    ttl: Math.ceil(expiresAt / 1000),
  };
  return {
    link: `${origin}/app/generate_password?token=${secret}`,
    writes: [create(keys.once(actor, hashSecret(secret)), { ...item })],
  };
}

/** Takes the link, sets the password and verifies the email. Ends every session and every other link. */
export const useLinkWrites = (actor: Actor, secret: string, user: UserItem, passwordHash: string): Write[] => [
  { kind: 'delete', key: keys.once(actor, hashSecret(secret)), when: [{ exists: true }], otherwise: 'LINK_EXPIRED' },
  setPasswordWrite(actor, user, passwordHash, 'LINK_EXPIRED'),
  userEventWrite(actor, user.userId, 'password set by link'),
];

/** Mails a link anew: those before die, sessions stay. CONFLICT; NOT_FOUND. */
export function newLinkWrites(
  actor: Actor,
  origin: string,
  user: UserItem,
  life: number,
): ReturnType<typeof passwordLinkWrites> {
  const linkSerial = (user.linkSerial ?? 0) + 1;
  const { link, writes } = passwordLinkWrites(actor, origin, { ...user, linkSerial }, life);
  return {
    link,
    writes: [
      ...writes,
      changeUserRow(actor, user, { linkSerial }),
      userEventWrite(actor, user.userId, 'link to set a password mailed'),
    ],
  };
}

/** By the signed-in user, who proved the old one. */
export const changePasswordWrites = (actor: Actor, user: UserItem, passwordHash: string): Write[] => [
  setPasswordWrite(actor, user, passwordHash, 'CONFLICT'),
  userEventWrite(actor, user.userId, 'password changed'),
];

/** Raising the epoch is what ends the sessions. BUSY where only something else of the user was changed meanwhile. */
const setPasswordWrite = (
  actor: Actor,
  user: UserItem,
  passwordHash: string,
  otherwise: 'LINK_EXPIRED' | 'CONFLICT',
): Write => ({
  ...changeUserRow(
    actor,
    user,
    { passwordHash, status: 'verified', sessionEpoch: user.sessionEpoch + 1 },
    {
      when: [
        { field: 'sessionEpoch', is: user.sessionEpoch },
        { field: 'isBlocked', is: false },
      ],
    },
  ),
  otherwise: (old) => (old?.sessionEpoch === user.sessionEpoch && old.isBlocked === false ? 'BUSY' : otherwise),
});
