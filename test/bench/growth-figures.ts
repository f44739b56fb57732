import { keys } from '#functions/keys.ts';
import type { Item } from '#functions/table/read.ts';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import { makeBooking, storeBooking } from '#test/fixtures/booking.ts';
import { testJob } from '#test/harness/test-environment.ts';
import { benchTable } from './bench-table.ts';
import { askGood } from './call-figures.ts';
import { type Figure, median } from './figure.ts';
import { loadBookings } from './load-bookings.ts';
import { recordTable } from './table-recorder.ts';
import { storedRow } from '#test/harness/stored-row.ts';

const GOES = 100;
const FEW = 1_000;
/** The list an agent reads. The entries of the other lists would be most of the loading. */
const OWNERS = 'gsi3';
/** A call with combined filters reads cards of this many bytes at most: half a unit each 4 KB, from an index. */
const MOST_READ = 1_048_576;
const filtered = { AirlineCode: 'ZZ', domestic: true };

/** Costs and times with a few bookings and with many of one agent. Costs are held. */
export const growthFigures = (many: number) => async (): Promise<Figure[]> => {
  const table = await benchTable();
  const agent = table.user('gulf', 'travelAgent');
  const job = testJob('gulf', 'bench');
  const { bookingId } = await storeBooking(job, makeBooking(agent));
  const model = (await storedRow<Item>(keys.booking(job, bookingId)))!;
  const { take } = recordTable();
  const calls = {
    'list 25': () => askGood({ site: 'gulf', call: getTickets, body: {}, as: agent }),
    'get by id': () => askGood({ site: 'gulf', call: getBookingDetails, body: { bookingId }, as: agent }),
  };
  const measure = async (ask: () => Promise<unknown>) => {
    const times: number[] = [];
    let units = 0;
    for (let go = 0; go < GOES; go++) {
      take();
      const from = performance.now();
      await ask();
      times.push(performance.now() - from);
      units = take().reduce((sum, operation) => sum + operation.units, 0);
    }
    return { time: median(times), units };
  };
  const all = async () =>
    Object.fromEntries(await inTurn(Object.entries(calls), async ([name, ask]) => [name, await measure(ask)] as const));
  await loadBookings(model, 1, FEW, OWNERS);
  const few = await all();
  await loadBookings(model, FEW, many, OWNERS);
  const now = await all();
  take();
  await askGood({ site: 'gulf', call: getTickets, body: filtered, as: agent });
  const narrowed = take().filter(({ name }) => name === 'QueryCommand');
  const spread = `at ${many.toLocaleString('en')} bookings against ${FEW.toLocaleString('en')}`;
  return [
    ...Object.keys(calls).flatMap((name): Figure[] => [
      {
        name: `growth, ${name}: read units ${spread} (${few[name]!.units})`,
        measured: now[name]!.units,
        budget: few[name]!.units,
        unit: '',
        held: true,
      },
      {
        name: `growth, ${name}: p50 ${spread} (${few[name]!.time.toFixed(2)} ms)`,
        measured: now[name]!.time / few[name]!.time,
        budget: 1.2,
        unit: '×',
        held: false,
      },
    ]),
    {
      name: `filters that nothing fits, ${many.toLocaleString('en')} bookings: read units in ${narrowed.length} queries`,
      measured: narrowed.reduce((sum, { units }) => sum + units, 0),
      budget: (MOST_READ / 4096) * 0.5,
      unit: '',
      held: true,
    },
  ];
};

async function inTurn<T, R>(values: readonly T[], work: (value: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (const value of values) done.push(await work(value));
  return done;
}
