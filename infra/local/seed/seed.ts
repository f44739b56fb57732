import { makeJob } from '#functions/actors/job.ts';
import { seedActor } from '#functions/actors/seed.ts';
import { seedSite } from './seed-site.ts';
import { demoSites } from './sites.ts';

/** Makes the demo sites that are not there yet. */
export async function seed(): Promise<void> {
  for (const site of demoSites) if (!(await makeJob(site.head.site, 'seed'))) await seedSite(seedActor(site.head), site);
}
