import { partSize } from '#functions/exports/part-size.ts';
import { readJob } from '#functions/jobs/store.ts';
import { startExport } from '#shared/exports/start-export.ts';
import { seedTickets } from '#test/exports/seed-tickets.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { testJob } from '#test/harness/test-environment.ts';
import { benchTable, signedIn } from './bench-table.ts';
import type { Figure } from './figure.ts';
import { HEAP, runApart } from './run-job-apart.ts';

const ROWS = 100_000;
const MEGABYTES = 200;
/** An Excel file of many rows: the writer alone, and the whole job, read from the table in pages and packed. */
export async function exportFigures(): Promise<Figure[]> {
  const table = await benchTable();
  const job = testJob('sarathi', 'bench');
  const as = await signedIn(table.user('sarathi', 'staff'));
  await seedTickets(job, ROWS);
  const begun = await callHttp({ site: 'sarathi', call: startExport, as, body: { list: 'tickets', filter: {} } });
  const { exportId } = begun.result!;
  const writer = runApart('writer', String(ROWS));
  const whole = runApart('job', 'sarathi', as.item.userId, exportId);
  const ended = await readJob(job, as.item.userId, exportId);
  if (ended?.state !== 'DONE' || ended.done < ROWS)
    throw new Error(`the job came to ${ended?.state} at ${ended?.done}`);
  const many = ROWS.toLocaleString('en');
  const figure = (name: string, measured: number, budget: number, unit: string): Figure => ({
    name: `Excel, ${many} rows: ${name}`,
    measured,
    budget,
    unit,
    held: false,
  });
  return [
    figure('the writer alone, 10 columns', writer.ms / 1000, 3, 's'),
    figure(`the writer alone, most memory at a heap of ${HEAP} MB`, writer.peak, MEGABYTES, 'MB'),
    figure(`the whole job, ticket queue in parts of ${partSize.rows.toLocaleString('en')}`, whole.ms / 1000, 60, 's'),
    figure(`the whole job, most memory at a heap of ${HEAP} MB`, whole.peak, MEGABYTES, 'MB'),
  ];
}
