import { makeJob } from '#functions/actors/job.ts';
import { mailFromWrites } from '#functions/site/writes.ts';
import { commit } from '#functions/table/commit.ts';

/**
 * Gives a partner's site a sender of its own, or with no address takes it away. The address must be among `partnerSenders` of
 * the deployment and verified: until then SES refuses the site's mails, which are tried again.
 * AWS_PROFILE=… AWS_REGION=… node start.mjs --run infra/aws/set-mail-from.ts <site> [tickets@partner.example]
 */
async function setMailFrom(site: string | undefined, address = ''): Promise<void> {
  if (!site) throw new Error('usage: set-mail-from.ts <site> [address]');
  if (address && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) throw new Error(`${address} is no address`);
  const { useStackEnvironment } = await import('./stack-environment.ts');
  await useStackEnvironment();
  const actor = await makeJob(site, 'set-mail-from');
  if (!actor) throw new Error(`there is no site ${site}`);
  const done = await commit(actor, mailFromWrites(actor, address));
  if (!done.ok) throw new Error(`The sender was not set: ${done.code}`);
  console.log(address ? `${site} mails from ${address}.` : `${site} mails from the platform's address.`);
}

await setMailFrom(process.argv[2], process.argv[3]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
