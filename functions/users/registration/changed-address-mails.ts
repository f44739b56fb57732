import type { UserActor } from '#functions/actor.ts';
import { addressChangedMail, confirmAddressMail, newAddressMail } from '#functions/notifications/address-mails.ts';
import { mailWrites } from '#functions/notifications/writes.ts';
import { readSite } from '#functions/site/store.ts';
import type { Write } from '#functions/table/write.ts';
import { mayMailPassword, TAKE_BACK } from '../session/former-email.ts';
import type { UserItem } from '../model.ts';
import { linkLife, mailedLinkWrites } from '../session/password-writes.ts';

const nameOf = ({ firstName, lastName }: UserItem) => `${firstName} ${lastName}`.trim();

/**
 * What goes with another address of mail. A link to the new one: it asks whoever has a password for it, and lets
 * everybody else set one. And word to the old one, with a link that takes the change back where its owner had verified
 * it. Links made for the old address are dead by the change itself (`next.sessionEpoch`).
 */
export async function changedAddressMails(
  actor: UserActor,
  origin: string,
  before: UserItem,
  next: UserItem,
): Promise<{ mailIds: string[]; writes: Write<never>[] }> {
  const mails = await Promise.all([toNew(actor, origin, next), toOld(actor, origin, before, next)]);
  const made = mails.filter((mail) => mail !== undefined);
  return { mailIds: made.map(({ mailId }) => mailId), writes: made.flatMap(({ writes }) => writes) };
}

/** Nothing without an address, and where it is the owner's own again. */
async function toNew(actor: UserActor, origin: string, next: UserItem) {
  if (!next.email || next.status === 'verified') return undefined;
  const setsPassword = mayMailPassword(next);
  const { link, writes } = mailedLinkWrites(
    actor,
    origin,
    next,
    setsPassword ? { purpose: 'password', life: linkLife.setPassword } : { purpose: 'confirm email', life: TAKE_BACK },
  );
  const letter = (setsPassword ? newAddressMail : confirmAddressMail)(
    await readSite(actor),
    { email: next.email, name: nameOf(next) },
    link,
  );
  const mail = await mailWrites(actor, 'set-password', letter);
  return { mailId: mail.mailId, writes: [...writes, ...mail.writes] };
}

/** The owner's own address hears of it, whatever stood there in between. */
async function toOld(actor: UserActor, origin: string, before: UserItem, next: UserItem) {
  const email = next.formerEmail?.email ?? before.email;
  if (!email) return undefined;
  const back =
    next.formerEmail && mailedLinkWrites(actor, origin, next, { purpose: 'take email back', life: TAKE_BACK, email });
  const hasPassword = !next.formerEmail?.hadNoPassword;
  const letter = addressChangedMail(
    await readSite(actor),
    { email, name: nameOf(next) },
    back && { link: back.link, hasPassword },
  );
  const mail = await mailWrites(actor, 'address-changed', letter);
  return { mailId: mail.mailId, writes: [...(back?.writes ?? []), ...mail.writes] };
}
