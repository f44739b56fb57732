import type { Actor } from '#functions/actor.ts';
import { makeKey } from '#functions/table/key.ts';
import { at, list } from '#functions/table/site-key.ts';
import type { MailItem, MailProblem } from './mail.ts';

/** Mails, and addresses that take none. */
export const mailKeys = {
  mail: (actor: Actor, mailId: string) => at(actor, 'MAIL', mailId)<MailItem & { card?: unknown }>('A'),
  /** Whoever has an address (hashed) complained about this site's mails. */
  complaint: (actor: Actor, hash: string) => at(actor, 'COMPL', hash)<MailProblem>('A'),
  /** At the sandbox: an address (in lower case) of the owner of a key, which mail goes to; no other. */
  ownAddress: (actor: Actor, address: string) => at(actor, 'OWNMAIL', address)<{ ttl: number }>('A'),
  /** Mails that failed for good, by when: for staff to see. */
  failedMails: (actor: Actor) => list(actor, 'gsi1', 'MAILF'),
};

/** Keys of mails that belong to no site. */
export const globalMailKeys = {
  /** An address that bounced (hashed): not mailed again, by any site, until that is lifted. */
  suppressed: (hash: string) => makeKey<MailProblem>(`P#SUP#${hash}`, 'A'),
};
