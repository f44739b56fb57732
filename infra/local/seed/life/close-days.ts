import { makeJob } from '#functions/actors/job.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { rollUp } from '#functions/wallet/figures/roll-up.ts';
import { readFiguresHead } from '#functions/wallet/figures/store.ts';
import type { DemoSite } from '../sites.ts';

/**
 * Rolls the days of a site's house accounts up anew: the nightly round may have closed them before the demo's life
 * arrived in them. Safe to repeat.
 */
export async function closeDaysAnew({ head: { site } }: DemoSite): Promise<void> {
  const job = await makeJob(site, 'life');
  if (!job) throw new Error(`there is no site ${site}`);
  const { rolledTo, ...head } = await readFiguresHead(job);
  if (rolledTo !== undefined) {
    const opened = await commit(job, [
      {
        kind: 'put',
        key: keys.figuresHead(job),
        item: { ...head, version: head.version + 1 },
        when: [{ field: 'version', is: head.version }],
      },
    ]);
    if (!opened.ok) throw new Error(`The days of ${site} could not be opened: ${opened.code}`);
  }
  await rollUp(job);
}
