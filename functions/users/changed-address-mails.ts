import type { UserActor } from '#functions/actors/actor.ts';
import { addressChangedMail, confirmAddressMail } from '#functions/notifications/address-mails.ts';
import { mailWrites } from '#functions/notifications/writes.ts';
import { readSite } from '#functions/site/store.ts';
import type { Write } from '#functions/table/write.ts';
import type { UserItem } from './model.ts';
import { linkLife, passwordLinkWrites } from './password-writes.ts';

const nameOf = ({ firstName, lastName }: UserItem) => `${firstName} ${lastName}`.trim();

/**
 * What goes with another address of mail: a link to the new one, which confirms it by setting a password, and word of it
 * to the old one. Links made for the old address are dead by the change itself (`next.sessionEpoch`).
 */
export async function changedAddressMails(
  actor: UserActor,
  origin: string,
  before: UserItem,
  next: UserItem,
): Promise<{ mailIds: string[]; writes: Write[] }> {
  const site = await readSite(actor);
  const told = before.email
    ? await mailWrites(actor, 'address-changed', addressChangedMail(site, before.email, nameOf(next)))
    : undefined;
  if (!next.email) return { mailIds: told ? [told.mailId] : [], writes: told?.writes ?? [] };
  const { link, writes } = passwordLinkWrites(actor, origin, next, linkLife.setPassword);
  const to = { email: next.email, name: nameOf(next) };
  const asked = await mailWrites(actor, 'set-password', confirmAddressMail(site, to, link));
  return {
    mailIds: [asked.mailId, ...(told ? [told.mailId] : [])],
    writes: [...writes, ...asked.writes, ...(told?.writes ?? [])],
  };
}
