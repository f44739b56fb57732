import type * as z from 'zod/mini';
import { indexAttributes } from '#functions/table/key.ts';
import { keys } from '#functions/keys.ts';
import { getItem, type Item } from '#functions/table/read.ts';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import type { Call } from '#shared/contract.ts';
import { getWalletBalance } from '#shared/wallet/get-wallet-balance.ts';
import { makeBooking, storeBooking } from '#test/fixtures/booking.ts';
import { type CallRequest, callHttp } from '#test/harness/call-http.ts';
import { testJob } from '#test/harness/test-environment.ts';
import { benchTable } from './bench-table.ts';
import { type Figure, median } from './figure.ts';
import { itemBytes, type Recorded, recordTable } from './table-recorder.ts';
import { storedRow } from '#test/harness/stored-row.ts';

const GOES = 200;
const KB = 1024;

interface Asked {
  name: string;
  /** Times one GetItem that it may take. */
  most: number;
  ask(): Promise<unknown>;
}

/** Makes a call the way a page does, for what the wire carries then; throws where it is refused. */
export async function askGood<C extends Call>(request: CallRequest<C>): Promise<z.input<C['response']>> {
  const { status, errorCode, errors, result } = await callHttp(request);
  if (status !== 200)
    throw new Error(`the bench's call ${request.call.name} was refused: ${errorCode} ${JSON.stringify(errors ?? {})}`);
  return result!;
}

/**
 * Calls through the whole pipeline: what they ask of the table (held), and their time against one GetItem and against
 * their own table operations.
 */
export async function callFigures(): Promise<Figure[]> {
  const table = await benchTable();
  const agent = table.user('sarathi', 'travelAgent');
  const job = testJob('sarathi', 'bench');
  const bookings = Array.from({ length: 60 }, (_, at) =>
    makeBooking(agent, { pnr: `BN${String(at).padStart(4, '0')}` }),
  );
  for (const booking of bookings) await storeBooking(job, booking);
  const { bookingId } = bookings[30]!;
  const calls: Asked[] = [
    {
      name: 'list 25 tickets',
      most: 1.9,
      ask: () => askGood({ site: 'sarathi', call: getTickets, body: {}, as: agent }),
    },
    {
      name: 'get by id (a wallet)',
      most: 1.2,
      ask: () => askGood({ site: 'sarathi', call: getWalletBalance, body: {}, as: agent }),
    },
    {
      name: 'get a booking with its timeline and letterhead',
      most: 2.1,
      ask: () => askGood({ site: 'sarathi', call: getBookingDetails, body: { bookingId }, as: agent }),
    },
  ];
  for (const { ask } of calls) await ask();
  const getOne = () => getItem(keys.booking(job, bookingId));
  const [reference, ...took] = await timesOf([getOne, ...calls.map(({ ask }) => ask)]);
  const times = calls.map(({ name, most }, at): Figure => ({
    name: `${name}, p50 against one GetItem (${reference!.toFixed(2)} ms)`,
    measured: took[at]! / reference!,
    budget: most,
    unit: '×',
    held: false,
  }));
  const recorder = recordTable();
  const shares: Figure[] = [];
  for (const { name, ask } of calls)
    shares.push({
      name: `${name}, p50 against the sum of its table operations`,
      measured: await shareOf(ask, recorder.take),
      budget: 1.5,
      unit: '×',
      held: false,
    });
  const [list, get] = calls as [Asked, Asked];
  const row = (await storedRow<Item>(keys.booking(job, bookingId)))!;
  const keyBytes = itemBytes(
    Object.fromEntries(['pk', 'sk', ...indexAttributes.gsi3].map((name) => [name, row[name]])),
  );
  return [...(await operationFigures(list, get, keyBytes, recorder.take)), ...times, ...shares];
}

/** Median time of each, in ms, taken in turns: what else the machine does falls on all of them alike. */
export async function timesOf(works: readonly (() => Promise<unknown>)[], goes = GOES): Promise<number[]> {
  const times = works.map((): number[] => []);
  for (let go = 0; go < goes * 2; go++)
    for (const [at, work] of works.entries()) {
      const from = performance.now();
      await work();
      if (go >= goes) times[at]!.push(performance.now() - from);
    }
  return times.map(median);
}

/** A call's whole time to that of its table operations, each taken in the same goes. */
async function shareOf(ask: () => Promise<unknown>, take: () => Recorded[]): Promise<number> {
  const [whole, operations]: [number[], number[]] = [[], []];
  for (let go = 0; go < GOES; go++) {
    take();
    const from = performance.now();
    await ask();
    whole.push(performance.now() - from);
    operations.push(take().reduce((sum, { time }) => sum + time, 0));
  }
  return median(whole) / median(operations);
}

/** `keyBytes`: what a row of the list carries beside its card and is paid for too. */
async function operationFigures(list: Asked, get: Asked, keyBytes: number, take: () => Recorded[]): Promise<Figure[]> {
  take();
  await list.ask();
  const listed = take();
  await get.ask();
  const got = take();
  const queries = listed.filter(({ name }) => name === 'QueryCommand');
  const [query] = queries as [Recorded];
  const kilobytes = query.items.reduce((sum, { card }) => sum + itemBytes({ card }) + keyBytes, 0) / KB;
  return [
    { name: 'list 25 tickets: queries', measured: queries.length, budget: 1, unit: '', held: true },
    {
      name: 'list 25 tickets: rows read for each returned',
      measured: query.scanned / query.returned,
      budget: 1,
      unit: '',
      held: true,
    },
    {
      name: `list 25 tickets: read units of its page of ${kilobytes.toFixed(1)} KB`,
      measured: query.units,
      budget: Math.ceil((kilobytes / 4) * 0.5),
      unit: '',
      held: true,
    },
    { name: 'list 25 tickets: trips, session included', measured: listed.length, budget: 2, unit: '', held: true },
    { name: 'get by id (a wallet): trips, session included', measured: got.length, budget: 2, unit: '', held: true },
  ];
}
