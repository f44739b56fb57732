import { keys } from '#functions/keys.ts';
import { getItem } from '#functions/table/read.ts';
import type { CallRequest } from '#test/harness/call-http.ts';
import { rowsIn } from './answers-lists.ts';
import { signedIn } from './bench-table.ts';
import { askGood, timesOf } from './call-figures.ts';
import type { Figure } from './figure.ts';
import { LIST_SITE } from './list-asks.ts';
import { listRows } from './list-calls.ts';
import type { ListRow } from './list-row.ts';
import { type ListWorld, listWorld } from './list-world.ts';
import { recordTable, tripsOf } from './table-recorder.ts';

/** As often is each list asked, after as many times for warming up. */
const GOES = 60;

const askOf =
  (world: ListWorld, { call, as, body }: ListRow) =>
  () =>
    askGood({ site: LIST_SITE, call, body: body(world), as: as === 'nobody' ? undefined : world[as] } as CallRequest<
      ListRow['call']
    >);

/** What every list asks of the table for a page of 25: held. Each is asked once before, for what is kept in memory. */
export async function listCallFigures(): Promise<Figure[]> {
  const world = await listWorld();
  const { take } = recordTable();
  const figures: Figure[] = [];
  for (const row of listRows) {
    const ask = askOf(world, row);
    await ask();
    take();
    const rows = rowsIn(row.call, await ask());
    const operations = take();
    const queries = operations.filter(({ name }) => name === 'QueryCommand');
    const scanned = queries.reduce((sum, query) => sum + query.scanned, 0);
    const figure = (of: string, measured: number, budget: number): Figure => ({
      ...{ name: `${row.name}, ${rows} rows: ${of}`, measured, budget, unit: '', held: true },
    });
    figures.push(
      figure('queries', queries.length, row.queries),
      ...(queries.length ? [figure('rows read for each returned', scanned / Math.max(1, rows), row.read)] : []),
      figure('trips, session included', tripsOf(operations), row.trips),
    );
  }
  return figures;
}

/** How long every list takes over a page of 25, against one GetItem. */
export async function listCallTimes(): Promise<Figure[]> {
  const made = await listWorld();
  const world = { ...made, staff: await signedIn(made.staff), agent: await signedIn(made.agent) };
  // The same row as the other calls are held against.
  const getOne = () => getItem(keys.booking(world.agent.actor, world.booking.bookingId));
  const [reference, ...took] = await timesOf([getOne, ...listRows.map((row) => askOf(world, row))], GOES);
  return listRows.map(({ name, most }, at) => ({
    name: `${name}, p50 against one GetItem (${reference!.toFixed(2)} ms)`,
    measured: took[at]! / reference!,
    budget: most,
    unit: '×',
    held: false,
  }));
}
