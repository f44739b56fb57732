import { makeJob } from '#functions/actors/job.ts';
import { listSites } from '#functions/site/store.ts';
import { tableClient, tableName } from '#functions/table/client.ts';
import { bringUpToDate } from '#infra/upgrade/bring-up-to-date.ts';
import { tableRows } from '#infra/upgrade/table-rows.ts';
import { useStackEnvironment } from './stack-environment.ts';

/**
 * AWS_PROFILE=… AWS_REGION=… node start.mjs --run infra/aws/bring-rows-up-to-date.ts, after a deployment that raises the
 * schema version. Reads the whole table once (half a read unit per 4 KB) and writes what is older; may be killed, run
 * again, and run while sites are in use.
 */
async function bringRowsUpToDate(): Promise<void> {
  await useStackEnvironment();
  const [site] = await listSites();
  const by = site === undefined ? undefined : await makeJob(site, 'upgrade');
  if (!by) throw new Error('there is no site yet, so there is nothing to bring up to date');
  const { rows, left } = await bringUpToDate({
    rows: (attributes) => tableRows(tableClient(), tableName(), attributes),
    by,
    say: (line) => console.log(line),
    anew: 'deploy with an empty table, in an account or a region of its own.',
  });
  if (rows + left === 0) console.log('Every row is up to date.');
  if (left > 0) process.exitCode = 1;
}

await bringRowsUpToDate().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
