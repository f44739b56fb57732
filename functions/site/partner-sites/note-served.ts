import { makeJob } from '#functions/actors/job.ts';
import { commit } from '#functions/table/commit.ts';
import { servedWrites } from '../own-domain-writes.ts';
import { readListedSite } from '../store.ts';

/**
 * A page of a site asked from its own domain, by way of the edge: so that is served. From the next request on the site
 * stands there. What is refused was noted by another at this moment, or is at the next page.
 */
export async function noteServed(site: string, domain: string): Promise<void> {
  const [worker, listed] = await Promise.all([makeJob(site, 'domains'), readListedSite(site)]);
  if (worker) await commit(worker, servedWrites(worker, domain, listed?.firstLinkBy));
}
