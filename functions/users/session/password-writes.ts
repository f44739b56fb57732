import type { Actor } from '#functions/actor.ts';
import { hashSecret } from '#functions/actors/hash-secret.ts';
import { clock } from '#functions/clock.ts';
import { userKeys } from '../keys.ts';
import { create, type Write } from '#functions/table/write.ts';
import { HOUR } from '#shared/time.ts';
import { UNCONFIRMED_STANDS } from '../lapsed-account-writes.ts';
import { reclaimable } from './former-email.ts';
import { changeUserRow } from '../list-writes.ts';
import type { LinkItem, UserItem } from '../model.ts';
import { newSecret } from '../session-writes.ts';
import { referralWrites, userEventWrite } from '../writes.ts';
import type { FailureCode } from '#shared/errors.ts';

/** How long a mailed link works, ms. */
export const linkLife = { setPassword: UNCONFIRMED_STANDS, forgotPassword: HOUR } as const;

/** The page that each kind of link opens. */
const pages = { password: 'generate_password', 'confirm email': 'confirm_email', 'take email back': 'keep_email' };

/** A link to mail, and what has to be written for it to work. */
interface MailedLink<F extends FailureCode> {
  link: string;
  writes: Write<F>[];
}

/** A link that works once. Its address is told once; the table keeps its hash. */
export function mailedLinkWrites(
  actor: Actor,
  origin: string,
  user: Pick<UserItem, 'userId' | 'sessionEpoch' | 'linkSerial'>,
  { purpose, life, email }: { purpose: keyof typeof pages; life: number; email?: string },
): MailedLink<never> {
  const secret = newSecret();
  const expiresAt = clock.now() + life;
  const item: LinkItem = {
    userId: user.userId,
    purpose,
    epoch: user.sessionEpoch,
    ...(user.linkSerial && { serial: user.linkSerial }),
    ...(email && { email }),
    expiresAt,
    ttl: Math.ceil(expiresAt / 1000),
  };
  return {
    link: `${origin}/app/${pages[purpose]}?token=${secret}`,
    writes: [create(userKeys.once(actor, hashSecret(secret)), { ...item })],
  };
}

/** A link that sets the user's password once. */
export const passwordLinkWrites = (
  actor: Actor,
  origin: string,
  user: Parameters<typeof mailedLinkWrites>[2],
  life: number,
): MailedLink<never> => mailedLinkWrites(actor, origin, user, { purpose: 'password', life });

/** Takes a link, so that it works once. LINK_EXPIRED where somebody was faster. */
export const takeLinkWrite = (actor: Actor, secret: string): Write<'LINK_EXPIRED'> => ({
  kind: 'delete',
  key: userKeys.once(actor, hashSecret(secret)),
  when: [{ exists: true }],
  otherwise: 'LINK_EXPIRED',
});

/** Takes the link, sets the password and verifies the email. Ends every session and every other link. */
export const useLinkWrites = (
  actor: Actor,
  secret: string,
  user: UserItem,
  passwordHash: string,
): Write<'LINK_EXPIRED'>[] => [
  takeLinkWrite(actor, secret),
  ...setPasswordWrites(actor, user, passwordHash, 'LINK_EXPIRED'),
  userEventWrite(actor, user.userId, 'password set by link'),
];

/** An address that was let go of is anybody's again. */
const freeFormerEmail = (actor: Actor, { userId, formerEmail }: UserItem): Write<never>[] =>
  formerEmail && !reclaimable({ formerEmail })
    ? [
        {
          kind: 'delete',
          key: userKeys.uniqueEmail(actor, formerEmail.email),
          when: [{ anyOf: [{ absent: true }, { field: 'userId', is: userId }] }],
        },
      ]
    : [];

/** Mails a link anew: those before die, sessions stay. CONFLICT; NOT_FOUND. */
export function newLinkWrites(
  actor: Actor,
  origin: string,
  user: UserItem,
  { purpose, life }: { purpose: 'password' | 'confirm email'; life: number },
): MailedLink<'NOT_FOUND'> {
  const linkSerial = (user.linkSerial ?? 0) + 1;
  const { link, writes } = mailedLinkWrites(actor, origin, { ...user, linkSerial }, { purpose, life });
  return {
    link,
    writes: [
      ...writes,
      changeUserRow(actor, user, { linkSerial }),
      userEventWrite(
        actor,
        user.userId,
        purpose === 'password' ? 'link to set a password emailed' : 'link to confirm the email emailed',
      ),
    ],
  };
}

/** By the signed-in user, who proved the old one. */
export const changePasswordWrites = (actor: Actor, user: UserItem, passwordHash: string): Write<never>[] => [
  ...setPasswordWrites(actor, user, passwordHash, 'CONFLICT'),
  userEventWrite(actor, user.userId, 'password changed'),
];

/**
 * Raising the epoch is what ends the sessions; whoever recommended the site is shown the user from now on. BUSY where
 * only something else of the user was changed meanwhile.
 */
const setPasswordWrites = <const F extends 'LINK_EXPIRED' | 'CONFLICT'>(
  actor: Actor,
  user: UserItem,
  passwordHash: string,
  otherwise: F,
): Write<F>[] => [
  {
    ...changeUserRow(
      actor,
      user,
      { passwordHash, status: 'verified', sessionEpoch: user.sessionEpoch + 1, formerEmail: reclaimable(user) },
      {
        when: [
          { field: 'sessionEpoch', is: user.sessionEpoch },
          { field: 'isBlocked', is: false },
        ],
      },
    ),
    otherwise: (old) => (old?.sessionEpoch === user.sessionEpoch && old.isBlocked === false ? 'BUSY' : otherwise),
  },
  ...freeFormerEmail(actor, user),
  ...(user.status === 'verified' ? [] : referralWrites(actor, { ...user, status: 'verified' })),
];
