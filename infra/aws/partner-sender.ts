import { makeJob } from '#functions/actors/job.ts';
import { mailFromWrites } from '#functions/site/writes.ts';
import { commit } from '#functions/table/commit.ts';

/** Throws where the functions may not mail from the address: SES would refuse every mail of the site. */
export function mustBeSender(address: string, senders: readonly string[]): void {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) throw new Error(`${address} is no address`);
  if (!senders.includes(address))
    throw new Error(
      `${address} is not among the deployment's senders (${senders.join(', ')}): deploy with it in -c partnerSenders=… first`,
    );
}

/**
 * Gives a partner's site a sender of its own, or with no address takes it away. It must be verified: until then SES
 * refuses the site's mails, which are tried again. Answers what was done; throws one sentence otherwise.
 */
export async function setSender(
  site: string | undefined,
  address: string,
  senders: readonly string[],
): Promise<string> {
  if (!site) throw new Error('usage: set-mail-from.ts <site> [address]');
  if (address) mustBeSender(address, senders);
  const actor = await makeJob(site, 'set-mail-from');
  if (!actor) throw new Error(`there is no site ${site}`);
  const done = await commit(actor, mailFromWrites(actor, address));
  if (!done.ok) throw new Error(`The sender was not set: ${done.code}`);
  return address ? `${site} mails from ${address}.` : `${site} mails from the platform's address.`;
}
