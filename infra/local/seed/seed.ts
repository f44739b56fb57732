import { makeJob } from '#functions/actors/job.ts';
import { seedActor } from '#functions/actors/seed.ts';
import { listSiteWrites } from '#functions/site/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { seedSite } from './seed-site.ts';
import { demoSites } from './sites.ts';

/** Makes the demo sites that are not there yet. One from before sites were listed is listed now. */
export async function seed(): Promise<void> {
  for (const site of demoSites) {
    const known = await makeJob(site.head.site, 'seed');
    if (known) await commit(known, listSiteWrites(known));
    else await seedSite(seedActor(site.head), site);
  }
}
