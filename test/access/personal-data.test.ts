import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { log } from '#functions/runtime/log.ts';
import { createSiteWrites } from '#functions/site/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { runSchedule, schedules } from '#functions/workers/schedules.ts';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import { sendTicketMail } from '#shared/bookings/send-ticket-mail.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { fareQuote } from '#shared/flights/fare-quote.ts';
import type { Offer } from '#shared/flights/model.ts';
import { byTrip, partnersOf } from '#shared/flights/pair-offers.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { setFlightDetails } from '#shared/flights/set-flight-details.ts';
import { validateBooking } from '#shared/flights/validate-booking.ts';
import { randomId } from '#shared/ids.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { type CallAnswer, callHttp } from '#test/harness/call-http.ts';
import { testSites } from '#test/harness/test-sites.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { sheetOf } from '#test/exports/run-exports.ts';
import { fillWallet } from '#test/payments/sell-order.ts';
import { readRows } from '#test/wallet/read-ledger.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const site = 'sarathi' as const;
/** What must not be found outside the one encrypted item. */
const secrets = ['Z4718293', 'X9081726', 'ABCPK4718Q', 'QWEPM8172L', '1983-07-19', '1979-11-02', '2033-04-17'];
/** What logs must not hold either. */
const names = ['Thiruvananthan', 'Kunjipillai', 'kunjipillai@example.com', '9845012345'];
let agent: TestUser;
let lines = '';
const said: string[] = [];

beforeAll(async () => {
  const { head, data } = testSites[site];
  const sources = (['lcc', 'gds'] as const).map((kind) => ({
    name: `sandbox-${kind}`,
    adapter: 'sandbox' as const,
    settings: { kind, seed: kind, triggers: true },
  }));
  await commit(world.job(site), createSiteWrites(world.job(site), head, data, sources));
  agent = await world.addUser(site, 'travelAgent');
  await fillWallet(world, agent, 1_000_000_000);
});
beforeEach(() => {
  log.setLogLevel('DEBUG');
  const keep = (chunk: string | Uint8Array) => {
    lines += String(chunk);
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(keep);
  vi.spyOn(process.stderr, 'write').mockImplementation(keep);
});
afterEach(() => {
  vi.restoreAllMocks();
  log.setLogLevel('SILENT');
});

async function call<C extends Call>(contract: C, body: WireRequestOf<C>): Promise<CallAnswer<C>> {
  const answer = await callHttp({ site, call: contract, body, as: agent });
  said.push(JSON.stringify(answer));
  return answer;
}

/** A file's text where it is compressed; its bytes otherwise. */
function unpacked(kept: Buffer): string {
  try {
    return gunzipSync(kept).toString();
  } catch {
    return kept.toString();
  }
}

const passengers = (lastName: string): WireRequestOf<typeof validateBooking>['passengers'] => {
  const document = { nationality: 'IN', passportIssueCountryCode: 'IN', passportExpiry: '2033-04-17' };
  return [
    {
      title: 'Mr',
      firstName: 'Thiruvananthan',
      lastName,
      paxType: 1,
      gender: 1,
      dateOfBirth: '1983-07-19',
      passportNo: 'Z4718293',
      pan: 'ABCPK4718Q',
      email: 'kunjipillai@example.com',
      phoneCode: '+91',
      mobileNo: '9845012345',
      addressLine1: '1 Beach Road',
      city: 'Kochi',
      countryCode: 'IN',
      ...document,
    },
    {
      title: 'Mrs',
      firstName: 'Devi',
      lastName,
      paxType: 1,
      gender: 2,
      dateOfBirth: '1979-11-02',
      passportNo: 'X9081726',
      pan: 'QWEPM8172L',
      ...document,
    },
  ];
};

let bought = 0;
/** Search to paid through the calls: a low-cost pair abroad, passports asked. */
async function buy(lastName: string) {
  // Each time on other days: nobody is booked twice on one flight unasked.
  const [out, back] = [`2027-03-${10 + bought}`, `2027-03-${20 + bought}`];
  bought += 1;
  const segments = [
    { origin: 'DEL', destination: 'DXB', preferredDepartureTime: out },
    { origin: 'DXB', destination: 'DEL', preferredDepartureTime: back },
  ];
  const { result: found } = await call(searchFlights, {
    searchId: randomId(),
    source: 'sandbox-lcc',
    JourneyType: 2,
    returnType: 5,
    segments,
    adultCount: 2,
    childCount: 0,
    infantCount: 0,
  });
  const offers = found!.offers as unknown as Offer[];
  const way = byTrip(offers).outbound.find((offer) => partnersOf(offer, offers).length)!;
  const { result: quote } = await call(fareQuote, {
    traceId: found!.traceId,
    resultIndex: way.resultIndex,
    returnResultIndex: partnersOf(way, offers)[0]!.resultIndex,
  });
  const wrong = passengers(lastName).map((passenger) => ({ ...passenger, title: 'Mstr' as const }));
  expect((await call(validateBooking, { quoteId: quote!.quoteId, passengers: wrong })).status).toBe(400);
  const { result: order } = await call(setFlightDetails, {
    searchId: found!.searchId,
    quoteId: quote!.quoteId,
    currency: 'INR',
    totalPayable: quote!.fareDetailResult.totalPayable,
    passengers: passengers(lastName),
  });
  const paid = await call(payFromWallet, { orderId: order!.orderId });
  expect(paid.status).toBe(200);
  return order!;
}

const expectCleanMails = () => {
  for (const mail of world.mail.sent)
    for (const secret of secrets) expect(JSON.stringify(mail), `a mail to ${mail.to}`).not.toContain(secret);
};

test('a pair abroad is bought, paid, ticketed under one PNR and mailed', async () => {
  const { orderId, bookingId } = await buy('Kunjipillai');
  await runBooking(site, orderId);
  for (const { name } of schedules) await runSchedule(name);
  const { result } = await call(getBookingDetails, { bookingId });
  expect(result!.booking).toMatchObject({ pnr: expect.stringMatching(/^[A-Z]{6}$/) });
  expect(result!.booking.segments.map(({ tripIndicator }: { tripIndicator: number }) => tripIndicator)).toEqual(
    expect.arrayContaining([1, 2]),
  );
  await call(getOrder, { orderId });
  await call(getTickets, { Passenger: 'kunjip' });
  await call(sendTicketMail, { bookingId, siteId: site });
  expect(world.mail.sent.length).toBeGreaterThan(0);
  expectCleanMails();
});

test('bookings whose supplier, table or mail server fails tell nobody either', async () => {
  for (const lastName of ['FailBooked', 'SoldOut', 'Garbled']) {
    const { orderId } = await buy(lastName);
    await runBooking(site, orderId);
    world.clock.advance(10 * 60_000);
    for (const { name } of schedules) await runSchedule(name);
  }
  for (let n = 1; n <= 6; n++) {
    world.faults.failNth(n, n % 2 ? 'before' : 'after');
    await call(validateBooking, { quoteId: randomId(), passengers: passengers('Kunjipillai') });
    await call(getTickets, { Passenger: 'kunjip' });
    world.faults.reset();
  }
  const { orderId, bookingId } = await buy('Kunjipillai');
  await runBooking(site, orderId);
  world.mail.failNext(3);
  await call(sendTicketMail, { bookingId, siteId: site });
  world.clock.advance(10 * 60_000);
  for (const { name } of schedules) await runSchedule(name);
  expect(world.mail.sent.length).toBeGreaterThan(0);
  expectCleanMails();
}, 90_000);

test('an error is logged by its name, its place and a text without addresses, and nothing that hangs on it', () => {
  const item = { lastName: { S: 'Kunjipillai' }, sealed: { S: 'x' } };
  const refused = new Error('Email address is not verified: Kunji.Pillai+x@example.co.in', {
    cause: new Error('row of kunjipillai@example.com'),
  });
  log.error('call failed', {
    path: '/x',
    error: Object.assign(refused, {
      CancellationReasons: [{ Code: 'ValidationError', Item: item }],
      $metadata: { requestId: 'R' },
    }),
  });
  log.error(
    'call failed',
    Object.assign(new SyntaxError('Unexpected token in "kunjipillai@example.com"'), { Item: item }),
  );
  const from = process.cpuUsage();
  log.error('call failed', { error: new Error('x'.repeat(300_000)) });
  expect(process.cpuUsage(from).user / 1000).toBeLessThan(500);
  expect(lines.trim().split('\n').at(-1)!.length).toBeLessThan(5000);
  const last = lines.trim().split('\n').slice(-3, -1);
  expect(JSON.parse(last[0]!)).toMatchObject({
    error: {
      name: 'Error',
      message: 'Email address is not verified: <address>',
      stack: expect.stringContaining('personal-data.test'),
    },
  });
  for (const line of last) expect(line).not.toMatch(/kunji/i);
});

test('logs, answers and every row but the encrypted one are free of documents', async () => {
  expect(lines).toContain('"level"');
  for (const text of [...secrets, ...names, agent.item.email, agent.token])
    expect(lines, `a log line with ${text}`).not.toContain(text);
  for (const answer of said) for (const secret of secrets) expect(answer).not.toContain(secret);
  const rows = await readRows(site);
  expect(rows.some(({ sk }) => sk === 'PII')).toBe(true);
  // Rows carry their own index entries, so that the indexes are searched with them.
  expect(rows.some(({ g1p, g3p }) => g1p !== undefined || g3p !== undefined)).toBe(true);
  for (const row of rows)
    for (const secret of secrets) expect(JSON.stringify(row), `${row.pk} ${row.sk}`).not.toContain(secret);
});

test('what is kept in files beside the table holds no document either', () => {
  const files = readdirSync(world.folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  expect(files.length).toBeGreaterThan(1);
  for (const { parentPath, name } of files) {
    const kept = readFileSync(path.join(parentPath, name));
    const texts = [kept.toString('latin1'), unpacked(kept)];
    for (const text of texts) for (const secret of secrets) expect(text, name).not.toContain(secret);
  }
});

test('a list that staff take away as a file holds none', async () => {
  const staff = world.user(site, 'staff');
  for (const list of ['tickets', 'customers'] as const) {
    const { rows } = await sheetOf(staff, { list, filter: {} });
    const cells = rows.flat().map((cell) => (cell instanceof Date ? cell.toISOString() : String(cell)));
    expect(cells.join('\n')).toMatch(list === 'tickets' ? /kunjipillai/i : agent.item.email);
    for (const secret of secrets) expect(cells.join('\n'), list).not.toContain(secret);
  }
});

test('what was erased is not to be opened again', async () => {
  const { orderId, bookingId } = await buy('Kunjipillai');
  await runBooking(site, orderId);
  const pii = async () => (await readRows(site)).find(({ pk, sk }) => sk === 'PII' && String(pk).includes(bookingId))!;
  const documents = async () =>
    callHttp({ site, call: getBookingDetails, body: { bookingId, withDocuments: true }, as: agent });
  expect(JSON.stringify(await documents())).toContain('Z4718293');
  expect(await pii()).toHaveProperty('sealed');
  world.clock.set('2027-06-01T00:00:00Z');
  await runSchedule('erase-personal-data');
  const left = await pii();
  expect(Object.keys(left).toSorted()).toEqual(['erasedAt', 'pk', 'sk', 'v']);
  const { token } = await world.addUser(site, 'staff', { isSuperAdmin: true });
  const asked = await callHttp({
    site,
    call: getBookingDetails,
    body: { bookingId, withDocuments: true },
    as: { token },
  });
  expect(asked.status).toBe(200);
  for (const secret of secrets) expect(JSON.stringify(asked)).not.toContain(secret);
});
