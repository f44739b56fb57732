import { createWriteStream } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Cell } from '#functions/exports/cells.ts';
import { writeWorkbook } from '#functions/exports/write-workbook.ts';
import { runJob } from '#functions/workers/run-job.ts';
import type { SheetColumnKind } from '#shared/lists/sheet.ts';

/**
 * One file, in a process of its own: `writer <rows>` writes rows of ten columns that are there already; `job <site>
 * <user> <job>` is the worker at a job of the table that the environment names. Prints the ms it took, those of a
 * processor that it used itself, and the most that the process held, MB (10^6).
 */
const kinds: SheetColumnKind[] = [
  'instant',
  'text',
  'text',
  'text',
  'number',
  'local',
  'currency',
  'money',
  'phone',
  'text',
];
const BEGAN = 1_764_000_000_000;
const PART = 5_000;

async function* rowsOf(count: number): AsyncGenerator<Cell[][]> {
  for (let from = 0; from < count; from += PART)
    yield Array.from({ length: PART }, (_, at): Cell[] => {
      const nth = from + at;
      const [pnr, ticket, email] = [`P${nth}`, `312-24196${nth}`, `ananya${nth}@example.com`];
      const date = BEGAN + nth * 60_000;
      return [date, 'Ticketed', pnr, ticket, 2, date, 'INR', [450_000 + nth, 'INR'], '+91 9810012345', email];
    });
}

const write = (count: number) =>
  writeWorkbook(
    {
      sheetName: 'Bench',
      author: 'bench',
      askedAt: BEGAN,
      headings: kinds,
      kinds,
      widths: kinds.map(() => 18),
      totals: { 7: { INR: 1 } },
    },
    rowsOf(count),
    createWriteStream(path.join(tmpdir(), 'portolan-bench.xlsx')),
  );

const [what, ...given] = process.argv.slice(2);
let peak = 0;
const look = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 10);
const used = process.cpuUsage();
const from = performance.now();
if (what === 'writer') await write(Number(given[0]));
else await runJob(given[0]!, given[1]!, given[2]!);
const ms = performance.now() - from;
clearInterval(look);
const { user, system } = process.cpuUsage(used);
console.log(JSON.stringify({ ms, work: (user + system) / 1000, peak: peak / 1e6 }));
process.exit(0);
