import { makeSandbox } from '#infra/aws/make-sandbox.ts';
import { makeJob } from '#functions/actors/job.ts';
import { seedActor } from '#functions/actors/seed.ts';
import { listSiteWrite } from '#functions/site/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { seedSite } from './seed-site.ts';
import { platformSite } from './platform-site.ts';
import { demoSites } from './sites.ts';

/** Makes the platform's own site and the demo sites that are not there yet. One from before sites were listed is listed now. */
export async function seed(): Promise<void> {
  for (const site of [platformSite, ...demoSites]) {
    const known = await makeJob(site.head.site, 'seed');
    if (known) await commit(known, [{ ...listSiteWrite(known, site.data), when: [{ absent: true }] }]);
    else await seedSite(seedActor(site.head), site);
  }
  await makeSandbox('sandbox.localhost');
}
