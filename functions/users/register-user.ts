import type { Actor } from '#functions/actors/actor.ts';
import { setPasswordMail } from '#functions/notifications/set-password-mail.ts';
import { tryMail } from '#functions/notifications/deliver-due-mail.ts';
import { mailWrites } from '#functions/notifications/writes.ts';
import { readSite } from '#functions/site/store.ts';
import { commit } from '#functions/table/commit.ts';
import type { Write } from '#functions/table/write.ts';
import { fail, type Failure, ok, type Outcome } from '#shared/errors.ts';
import type { UserItem } from './model.ts';
import { linkLife, passwordLinkWrites } from './password-writes.ts';
import { findLapsed, lastUserNumber } from './store.ts';
import { createUserWrites, type NewUser } from './writes.ts';

/** Sign-ups at the same moment race for the next user number; each round one of them wins. */
const ROUNDS = 12;

type Refusal = 'EMAIL_TAKEN' | 'PHONE_TAKEN' | 'BUSY';

/**
 * Makes an unverified user and mails the link that sets the password, in one commit with `more` (a legal entity, an
 * idempotency claim), in the words of `letterOf`. Of two with one email or phone one wins; an account that was never confirmed in time gives way.
 */
export async function registerUser(
  actor: Actor,
  origin: string,
  fields: NewUser,
  more: readonly Write[] = [],
  letterOf = setPasswordMail,
): Promise<Outcome<UserItem, Refusal>> {
  const site = await readSite(actor);
  for (let round = 0; round < ROUNDS; round++) {
    const [after, lapsed] = await Promise.all([lastUserNumber(actor), findLapsed(actor, fields)]);
    const { user, writes } = createUserWrites(actor, fields, after, lapsed);
    const { link, writes: linkWrites } = passwordLinkWrites(actor, origin, user, linkLife.setPassword);
    const letter = letterOf(site, { email: user.email, name: `${user.firstName} ${user.lastName}`.trim() }, link);
    const mail = await mailWrites(actor, 'set-password', letter);
    const done = await commit(actor, [...writes, ...linkWrites, ...mail.writes, ...more]);
    if (done.ok) {
      await tryMail(actor, mail.mailId);
      return ok(user);
    }
    if (done.code !== 'BUSY') return done as Failure<Refusal>;
  }
  return fail('BUSY');
}
