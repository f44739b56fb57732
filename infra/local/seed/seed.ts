import { seedActor } from '#functions/actors/seed.ts';
import { commit } from '#functions/table/commit.ts';
import { createSiteWrites } from '#functions/site/writes.ts';
import { makeJob } from '#functions/actors/job.ts';
import { demoSites } from './sites.ts';

/** Makes the demo sites unless they are there. Every commit is whole, so a start killed in between goes on at the next. */
export async function seed(): Promise<void> {
  for (const { head, data, suppliers } of demoSites) {
    if (await makeJob(head.site, 'seed')) continue;
    const done = await commit(seedActor(head), createSiteWrites(seedActor(head), head, data, suppliers));
    if (!done.ok) throw new Error(`The demo site ${head.site} could not be made: ${done.code}`);
  }
}
