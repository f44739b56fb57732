import type { Actor } from '#functions/actor.ts';
import { addressChangedMail } from '#functions/notifications/address-mails.ts';
import { setPasswordMail } from '#functions/notifications/set-password-mail.ts';
import { mailWrites } from '#functions/notifications/writes.ts';
import { readSite } from '#functions/site/store.ts';
import type { Write } from '#functions/table/write.ts';
import type { UserItem } from '../model.ts';
import { linkLife, passwordLinkWrites } from '../session/password-writes.ts';

/**
 * An account without a password went back to the address that it had: a link to it sets the first one. And word to the
 * address that lost it, which may be the owner's own.
 */
export async function reclaimedMails(
  actor: Actor,
  origin: string,
  before: UserItem,
  email: string,
): Promise<{ mailId: string; writes: Write<never>[] }[]> {
  const site = await readSite(actor);
  const name = `${before.firstName} ${before.lastName}`.trim();
  const next = { ...before, sessionEpoch: before.sessionEpoch + 1 };
  const { link, writes } = passwordLinkWrites(actor, origin, next, linkLife.setPassword);
  const letter = await mailWrites(actor, 'set-password', setPasswordMail(site, { email, name }, link));
  const lost = before.email
    ? [await mailWrites(actor, 'address-changed', addressChangedMail(site, { email: before.email, name }, undefined))]
    : [];
  return [{ mailId: letter.mailId, writes: [...writes, ...letter.writes] }, ...lost];
}
