import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keys } from '#functions/table/keys.ts';
import { getItem } from '#functions/table/read.ts';
import { startEngine } from '#infra/local/engine.ts';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import { getWalletBalance } from '#shared/wallet/get-wallet-balance.ts';
import { makeBooking, storeBooking } from '#test/fixtures/booking.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { tableFaults } from '#test/harness/table-faults.ts';
import { seedTestSites, setTestEnvironment, testJob } from '#test/harness/test-environment.ts';
import { type Figure, timeOf } from './figure.ts';

const GOES = 200;

/** A list and a get by id through the whole pipeline, against one GetItem through the SDK in the same run. */
export async function callFigures(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portolan-bench-'));
  const engine = await startEngine();
  try {
    setTestEnvironment({ folder, table: 'bench', endpoint: engine.endpoint });
    const users = await seedTestSites();
    const agent = users.get('sarathi travelAgent')!;
    const job = testJob('sarathi', 'bench');
    const bookings = Array.from({ length: 60 }, (_, at) => makeBooking(agent, { pnr: `BN${String(at).padStart(4, '0')}` }));
    for (const booking of bookings) await storeBooking(job, booking);
    const list = async () => expectGood(await callHttp({ site: 'sarathi', call: getTickets, body: {}, as: agent }));
    const get = async () => expectGood(await callHttp({ site: 'sarathi', call: getBookingDetails, body: { bookingId: bookings[30]!.bookingId }, as: agent }));
    const balance = async () => expectGood(await callHttp({ site: 'sarathi', call: getWalletBalance, body: {}, as: agent }));
    await list();
    const reference = await timeOf(GOES, () => getItem(keys.booking(job, bookings[30]!.bookingId)));
    const against = `against one GetItem (${reference.toFixed(2)} ms)`;
    const times: Figure[] = [
      { name: `list 25 tickets, p50 ${against}`, measured: (await timeOf(GOES, list)) / reference, budget: 2.3, unit: '×', held: false },
      { name: `get by id (a wallet), p50 ${against}`, measured: (await timeOf(GOES, balance)) / reference, budget: 2.3, unit: '×', held: false },
      { name: `get a booking with its timeline and letterhead, p50 ${against}`, measured: (await timeOf(GOES, get)) / reference, budget: 2.3, unit: '×', held: false },
    ];
    return [...(await operationFigures(list, balance)), ...times];
  } finally {
    await engine.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function operationFigures(list: () => Promise<void>, get: () => Promise<void>): Promise<Figure[]> {
  const faults = tableFaults();
  await list();
  const listed = faults.counts();
  const query = listed.list.find(({ name }) => name === 'Query')!;
  faults.reset();
  await get();
  const got = faults.counts();
  return [
    { name: 'list 25 tickets: queries', measured: listed.byName.Query ?? 0, budget: 1, unit: '', held: true },
    { name: 'list 25 tickets: rows read for each returned', measured: query.scanned / query.returned, budget: 1, unit: '', held: true },
    { name: 'list 25 tickets: trips, session included', measured: listed.operations, budget: 2, unit: '', held: true },
    { name: 'get by id (a wallet): trips, session included', measured: got.operations, budget: 2, unit: '', held: true },
  ];
}

function expectGood(answer: { status: number; errorCode: string | null }): void {
  if (answer.status !== 200) throw new Error(`the bench's call was refused: ${answer.errorCode}`);
}
