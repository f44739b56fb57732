import { readJob } from '#functions/jobs/store.ts';
import { bookOf } from '#test/destination/book-of.ts';
import { confirm, send } from '#test/destination/run-imports.ts';
import { previewImport } from '#shared/destination/import/preview-import.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { testJob } from '#test/harness/test-environment.ts';
import { benchTable, signedIn } from './bench-table.ts';
import type { Figure } from './figure.ts';
import { HEAP, runApart } from './run-job-apart.ts';

const ROWS = 10_000;
const SECONDS = 10;
const MEGABYTES = 200;

const headings = ['Name', 'Address', 'Area', 'City', 'Country', 'Phone Number', 'Email'];
const cities = ['Dubai', 'Ajman', 'Fujairah', 'Abu Dhabi'];
const rowOf = (nth: number) => [
  `Harbour Court ${nth}`,
  `${nth} Quay Road`,
  `Block ${nth % 40}`,
  cities[nth % cities.length],
  'United Arab Emirates',
  `+971 4 555 ${String(nth).padStart(4, '0')}`,
  `desk${nth}@harbour.example`,
];

/** A file of many accommodations, read and written by the worker in processes of its own, new and a second time. */
export async function importFigures(): Promise<Figure[]> {
  const table = await benchTable();
  const job = testJob('sarathi', 'bench');
  const as = await signedIn(table.user('sarathi', 'staff'));
  const { userId } = as.item;
  const file = await bookOf(
    headings,
    Array.from({ length: ROWS }, (_, nth) => rowOf(nth)),
  );
  const once = async () => {
    const uploadId = await send(as, 'accommodation', file);
    const body = { kind: 'accommodation', uploadId, fileName: 'file.xlsx' } as const;
    const { importId } = (await callHttp({ site: 'sarathi', call: previewImport, as, body })).result!;
    const read = runApart('job', 'sarathi', userId, importId);
    const writeId = await confirm(as, importId);
    const written = runApart('job', 'sarathi', userId, writeId);
    const ended = await readJob(job, userId, writeId);
    if (ended?.state !== 'DONE' || ended.done !== ROWS)
      throw new Error(`the import came to ${ended?.state} at ${ended?.done}: ${ended?.error ?? ''}`);
    return {
      seconds: (read.ms + written.ms) / 1000,
      work: (read.work + written.work) / 1000,
      peak: Math.max(read.peak, written.peak),
    };
  };
  const [first, again] = [await once(), await once()];
  const many = ROWS.toLocaleString('en');
  const figure = (name: string, measured: number, budget: number, unit: string): Figure => ({
    name: `Import, ${many} accommodations: ${name}`,
    ...{ measured, budget, unit, held: false },
  });
  return [
    figure('the worker’s own work, all of them new', first.work, SECONDS, 's'),
    figure('read and written, all of them new', first.seconds, SECONDS, 's'),
    figure('read and written a second time, none changed', again.seconds, SECONDS, 's'),
    figure(`most memory at a heap of ${HEAP} MB`, Math.max(first.peak, again.peak), MEGABYTES, 'MB'),
  ];
}
