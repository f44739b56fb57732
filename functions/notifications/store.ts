import { createHash } from 'node:crypto';
import type { Actor } from '#functions/actors/actor.ts';
import { globalKeys } from '#functions/table/global-keys.ts';
import { keys } from '#functions/table/keys.ts';
import { getItem } from '#functions/table/read.ts';
import type { MailItem } from './mail.ts';

export const readMail = (actor: Actor, mailId: string): Promise<MailItem | undefined> =>
  getItem<MailItem>(keys.mail(actor, mailId));

/** What stands for an address where it must not be readable: SHA-256 of it in lower case. */
export const addressHash = (address: string): string =>
  createHash('sha256').update(address.trim().toLowerCase()).digest('hex');

/** Whether the address bounced or complained, at whichever site. */
export const isSuppressed = async (address: string): Promise<boolean> =>
  (await getItem(globalKeys.suppressed(addressHash(address)))) !== undefined;
