import { createHash } from 'node:crypto';
import type { Actor } from '#functions/actor.ts';
import { userKeys } from '#functions/users/keys.ts';
import { globalMailKeys, mailKeys } from './keys.ts';
import { getItem } from '#functions/table/read.ts';
import type { FailedMailSubject } from './failed-mail-card.ts';
import type { Mail, MailItem, MailProblem } from './mail.ts';

export const readMail = (actor: Actor, mailId: string): Promise<MailItem | undefined> =>
  getItem(mailKeys.mail(actor, mailId));

/** What stands for an address where it must not be readable: SHA-256 of it in lower case. */
export const addressHash = (address: string): string =>
  createHash('sha256').update(address.trim().toLowerCase()).digest('hex');

/**
 * What is known of an address: that it bounced, which is so for every site, or that whoever has it complained about this
 * site's mails.
 */
export async function readMailProblem(actor: Actor, address: string): Promise<MailProblem | undefined> {
  if (!address) return undefined;
  const hash = addressHash(address);
  const [everywhere, here] = await Promise.all([
    getItem(globalMailKeys.suppressed(hash)),
    getItem(mailKeys.complaint(actor, hash)),
  ]);
  const found = everywhere ?? here;
  return found && { reason: found.reason, at: found.at };
}

/**
 * What staff's list says of a mail that did not arrive: whose account's address it is, and the booking or order that it
 * was about. `booking`: as it was read, where it is about one.
 */
export async function failedMailSubject(
  actor: Actor,
  { to, orderId }: Pick<Mail, 'to' | 'orderId'>,
  booking: { bookingId: string; orderId: string; pnr: string } | undefined,
): Promise<FailedMailSubject> {
  const account = to ? await getItem(userKeys.uniqueEmail(actor, to)) : undefined;
  return {
    ...(to && { to }),
    ...(account && { userId: account.userId }),
    ...(booking && { bookingId: booking.bookingId, pnr: booking.pnr }),
    ...((booking ?? orderId) && { orderId: booking?.orderId ?? orderId }),
  };
}

/** Whether an address is one of those that the sandbox mails to: a key's owner named it. One read. */
export const isKeyOwners = async (actor: Actor, address: string): Promise<boolean> =>
  (await getItem(mailKeys.ownAddress(actor, address.toLowerCase()))) !== undefined;
