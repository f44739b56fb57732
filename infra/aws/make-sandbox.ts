import { makeJob } from '#functions/actors/job.ts';
import { seedActor } from '#functions/actors/seed.ts';
import { sandboxSite } from '#functions/site/partner-sites/sandbox-site.ts';
import { createSiteWrites } from '#functions/site/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { SANDBOX } from '#shared/site/sandbox.ts';

/** Makes the deployment's sandbox at a host name of the platform's, unless it is there. Throws where that is another site's. */
export async function makeSandbox(domain: string): Promise<void> {
  if (await makeJob(SANDBOX, 'seed')) return;
  const { head, data, suppliers } = sandboxSite(domain);
  const actor = seedActor(head);
  const made = await commit(actor, createSiteWrites(actor, head, data, suppliers, { isNew: true }));
  if (!made.ok) throw new Error(`The sandbox was not made: ${made.code}`);
}
