import type { Actor, SiteActor } from '#functions/actor.ts';
import { setPasswordMail } from '#functions/notifications/set-password-mail.ts';
import { tryMail } from '#functions/notifications/deliver-due-mail.ts';
import { mailWrites } from '#functions/notifications/writes.ts';
import { readSite } from '#functions/site/store.ts';
import { commit } from '#functions/table/commit.ts';
import { inTurn } from '#functions/table/in-turn.ts';
import type { Write } from '#functions/table/write.ts';
import type { SiteData } from '#shared/site/model.ts';
import { type FailureCode, ok, type Outcome } from '#shared/errors.ts';
import { asDialled } from './as-dialled.ts';
import type { Claim } from '../lapsed-account-writes.ts';
import type { UserItem } from '../model.ts';
import { linkLife, passwordLinkWrites } from '../session/password-writes.ts';
import { findLapsed, lastUserNumber } from '../store.ts';
import { createUserWrites, type NewUser } from '../writes.ts';

type Refusal = Claim['taken'] | 'CONFLICT' | 'BUSY';

interface Registration<F extends FailureCode> {
  /** What else is written in the same commit: a legal entity, an idempotency claim. */
  more?(user: UserItem): readonly Write<F>[];
  /** The words of the mail. */
  letterOf?: typeof setPasswordMail;
  /** No link is mailed now: the site is nowhere to be reached yet. */
  isLinkLater?: boolean;
  /** The site as the mail shows it, where it is made in this very commit. */
  site?: SiteData;
}

/**
 * Makes an unverified user and mails the link that sets the password, in one commit with `more`. Whoever has no mail yet is mailed nothing, and cannot sign in. Of two with one email or phone one wins; an account that was never confirmed in time gives way.
 */
export async function registerUser<F extends FailureCode = never>(
  actor: SiteActor,
  origin: string,
  given: NewUser,
  { more = () => [], letterOf = setPasswordMail, isLinkLater = false, site }: Registration<F> = {},
): Promise<Outcome<UserItem, Refusal | F>> {
  const brand = site ?? (await readSite(actor));
  const fields = { ...given, phoneNumbers: await asDialled(given.phoneNumbers) };
  // Those who sign up at once take the next user number one after the other.
  const made = await inTurn(actor, `${actor.site}#USER-NUMBER`, 'BUSY', async () => {
    const [after, lapsed] = await Promise.all([lastUserNumber(actor), findLapsed(actor, fields)]);
    const { user, writes } = createUserWrites(actor, fields, after, lapsed);
    const mail = user.email && !isLinkLater ? await letterWrites(actor, origin, brand, user, letterOf) : undefined;
    const all: Write<F | Claim['taken']>[] = [...writes, ...(mail?.writes ?? []), ...more(user)];
    const done = await commit(actor, all);
    return done.ok ? ok({ user, mailId: mail?.mailId }) : done;
  });
  if (!made.ok) return made;
  const { user, mailId } = made.value;
  if (mailId !== undefined) await tryMail(actor, mailId);
  return ok(user);
}

/** The link that sets the password and the mail that brings it, said to come from whoever opened the account. */
async function letterWrites(
  actor: Actor,
  origin: string,
  site: SiteData,
  user: UserItem,
  letterOf: typeof setPasswordMail,
) {
  const { link, writes } = passwordLinkWrites(actor, origin, user, linkLife.setPassword);
  const to = { email: user.email, name: `${user.firstName} ${user.lastName}`.trim() };
  const letter = letterOf(site, to, link, actor.kind === 'user' ? actor.name : undefined);
  const { mailId, writes: mail } = await mailWrites(actor, 'set-password', letter);
  return { mailId, writes: [...writes, ...mail] };
}
