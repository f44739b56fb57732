import { beforeAll, describe, expect, test } from 'vitest';
import { commit } from '#functions/table/commit.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { creditWrites, debitWrites } from '#functions/wallet/writes.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { memoryStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { DAY } from '#shared/time.ts';
import { getMyWalletEntry } from '#shared/wallet/statement/get-my-wallet-entry.ts';
import { getSiteEntries } from '#shared/wallet/statement/get-site-entries.ts';
import { getSummary } from '#shared/wallet/statement/get-summary.ts';
import { getWlUserWalletEntry } from '#shared/wallet/statement/get-wl-user-wallet-entry.ts';
import { searchTransactionByPnr } from '#shared/wallet/statement/search-transaction-by-pnr.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet, sellOrder, TOTAL } from '#test/payments/sell-order.ts';
import { supplierDouble } from '#test/workers/supplier-double.ts';

const world = useWorld({ at: '2027-04-01T06:00:00.000Z' });
const site = 'sarathi';
const job = () => world.job(site);
const staff = () => world.user(site, 'staff');
const double = supplierDouble(memoryStore());
let agent: TestUser;
const post = async (user: TestUser, minor: number, remark = 'a posting') => {
  const wallet = await readWallet(job(), user.actor.owner, 'INR');
  const posting = { wallet, minor: Math.abs(minor), against: 'bank', reference: `R${minor}`, remark } as const;
  const done = await commit(job(), (minor > 0 ? creditWrites : debitWrites)(job(), posting));
  expect(done.ok).toBe(true);
};
const mine = (as: TestUser, body: object = {}) => callHttp({ site, call: getMyWalletEntry, as, body });
const summaryOf = (as: TestUser, body: object = {}) => callHttp({ site, call: getSummary, as, body });
beforeAll(async () => {
  adapters.sandbox = () => double.supplier;
  agent = await world.addUser(site, 'travelAgent', { companyName: 'Backwater Holidays' });
  // Twelve months: two postings on the first of each, and nothing between.
  for (let month = 0; month < 12; month++) {
    world.clock.set(new Date(Date.UTC(2026, 2 + month, 1, 6)).toISOString());
    await post(agent, 10_000);
    world.clock.advance(60_000);
    await post(agent, -4_000);
  }
});

describe('a statement', () => {
  test('says the balance after each entry, newest first, by one Query a page however long it is', async () => {
    world.faults.reset();
    const { result } = await mine(agent);
    const queries = world.faults.counts().list.filter(({ name }) => name.startsWith('Query'));
    expect(queries).toHaveLength(1);
    expect(result!.records).toHaveLength(24);
    expect(result!.records.slice(0, 2)).toMatchObject([
      { amount: -40, balanceAfter: 720, kind: 'taken', customer: null },
      { amount: 100, balanceAfter: 760, kind: 'added' },
    ]);
    expect(result).toMatchObject({ cursor: null, currency: 'INR' });
  });

  test('goes on by cursor, and another’s cursor begins anew', async () => {
    const other = await world.addUser(site, 'retail');
    for (let n = 0; n < 30; n++) await post(other, 100 + n);
    const first = (await mine(other)).result!;
    expect(first.records).toHaveLength(25);
    const second = (await mine(other, { cursor: first.cursor })).result!;
    expect([second.records.length, second.cursor]).toEqual([5, null]);
    const foreign = (await mine(agent, { cursor: first.cursor })).result!;
    expect(foreign.records[0]).toMatchObject({ balanceAfter: 720 });
  });

  test('is narrowed by the site’s days and by kinds', async () => {
    const of = async (filter: object) => (await mine(agent, filter)).result!.records.length;
    expect(await of({ from: '2026-05-01', to: '2026-07-31' })).toBe(6);
    expect(await of({ from: '2026-05-02', to: '2026-05-31' })).toBe(0);
    expect(await of({ kind: 'added' })).toBe(12);
    expect(await of({ kind: 'topUp' })).toBe(0);
    expect(await mine(agent, { from: '2026-05-02', to: '2026-05-01' })).toMatchObject({
      status: 400,
      errors: { to: 'Please choose the same day or later.' },
    });
    for (const filter of [{ from: '2026-02-30' }, { kind: 'gift' }, { cursor: 7 }, { email: 'x@y.example' }])
      expect((await mine(agent, filter)).status, JSON.stringify(filter)).toBe(400);
  });

  test('of a customer is staff’s by id or address, and nobody else’s', async () => {
    const ask = (as: TestUser, body: object) => callHttp({ site, call: getWlUserWalletEntry, as, body });
    const { userId, email } = agent.item;
    for (const whose of [{ userId }, { email: email.toUpperCase() }])
      expect((await ask(staff(), whose)).result!.records).toHaveLength(24);
    expect(await ask(staff(), {})).toMatchObject({ status: 400 });
    expect(await ask(staff(), { email: 'nobody@example.com' })).toMatchObject({ status: 404 });
    expect(await ask(agent, { userId })).toMatchObject({ status: 403 });
    const away = await world.addUser('gulf', 'retail');
    expect(await ask(staff(), { userId: away.item.userId })).toMatchObject({ status: 404 });
  });

  test('of the whole site says whose each entry is, and who leads to the wallet', async () => {
    const { result } = await callHttp({ site, call: getSiteEntries, as: staff(), body: { to: '2026-03-01' } });
    const customer = { name: 'Backwater Holidays', userId: agent.item.userId, email: agent.item.email };
    expect(result!.records[0]!.customer).toEqual(customer);
    expect(await callHttp({ site, call: getSiteEntries, as: agent, body: {} })).toMatchObject({ status: 403 });
  });
});

describe('with two hosts whose clocks are apart', () => {
  test('entries follow each other, and a statement begins with what the one before it ended with', async () => {
    const other = await world.addUser(site, 'retail');
    world.clock.set('2027-04-02T18:31:00.000Z');
    await post(other, 400_000);
    // The other host is two minutes behind: there it is still the day before.
    world.clock.set('2027-04-02T18:29:00.000Z');
    await post(other, 350_000);
    world.clock.set('2027-04-04T06:00:00.000Z');
    const days = await Promise.all(
      ['2027-04-02', '2027-04-03', '2027-04-04'].map((day) => summaryOf(other, { from: day, to: day })),
    );
    expect(days.map(({ result }) => [result!.opening, result!.closing])).toEqual([
      [0, 0],
      [0, 7500],
      [7500, 7500],
    ]);
    const { records } = (await mine(other)).result!;
    expect(records.map(({ balanceAfter }) => balanceAfter)).toEqual([7500, 4000]);
    expect(records[0]!.at > records[1]!.at).toBe(true);
  });
});

describe('what a wallet comes to', () => {
  test('is told by its ends, for any span, and the balance at days between', async () => {
    const all = (await summaryOf(agent)).result!;
    expect(all).toMatchObject({
      ...{ opening: 0, moneyIn: 1200, moneyOut: 480, closing: 720, balance: 720 },
      ...{ from: '2026-03-01', name: 'Backwater Holidays', email: agent.item.email },
    });
    const quarter = (await summaryOf(agent, { from: '2026-05-01', to: '2026-07-31' })).result!;
    expect(quarter).toMatchObject({ opening: 120, moneyIn: 300, moneyOut: 120, closing: 300 });
    expect([quarter.points[0], quarter.points.at(-1)]).toEqual([
      { day: '2026-05-01', balance: 180 },
      { day: '2026-07-31', balance: 300 },
    ]);
    const nothing = (await summaryOf(await world.addUser(site, 'retail'))).result!;
    expect(nothing).toMatchObject({ opening: 0, moneyIn: 0, moneyOut: 0, closing: 0, points: [{ balance: 0 }] });
  });

  test('begins a day where the site’s day begins', async () => {
    const late = await world.addUser(site, 'retail');
    world.clock.set('2027-04-05T18:29:00.000Z');
    await post(late, 500);
    world.clock.advance(2 * 60_000);
    await post(late, 700);
    const day = (from: string) => summaryOf(late, { from, to: from });
    expect((await day('2027-04-05')).result).toMatchObject({ opening: 0, moneyIn: 5, closing: 5 });
    expect((await day('2027-04-06')).result).toMatchObject({ opening: 5, moneyIn: 7, closing: 12 });
  });

  test('is a customer’s own, or staff’s to see', async () => {
    const stranger = await world.addUser(site, 'retail');
    expect(await summaryOf(stranger, { userId: agent.item.userId })).toMatchObject({ status: 404 });
    expect((await summaryOf(staff(), { email: agent.item.email })).result).toMatchObject({ balance: 720 });
  });
});

test('a PNR leads to what was paid for it and what came back, at whichever wallet', async () => {
  const buyer = await world.addUser(site, 'travelAgent');
  await fillWallet(world, buyer, 10 * TOTAL);
  const { orderId, bookingId } = await sellOrder(buyer, { flightNumber: '7788' });
  await callHttp({ site, call: payFromWallet, as: buyer, body: { orderId } });
  await runBooking(site, orderId);
  const paid = (await mine(buyer)).result!.records[0]!;
  expect(paid).toMatchObject({ kind: 'payment', amount: -TOTAL / 100, orderId, bookingId, serviceName: 'flight' });
  expect(paid.pnr).toMatch(/^\w{5,}$/);
  const search = (as: TestUser, more: object = {}) =>
    callHttp({ site, call: searchTransactionByPnr, as, body: { pnr: paid.pnr.toLowerCase(), ...more } });
  expect((await search(buyer)).result).toMatchObject({ records: [{ id: paid.id, pnr: paid.pnr }], payments: [] });
  expect((await search(staff())).result!.records).toMatchObject([{ orderId, customer: { name: expect.any(String) } }]);
  expect((await search(agent)).result).toMatchObject({ records: [], payments: [] });
  expect((await search(staff(), { userId: agent.item.userId })).result).toMatchObject({ records: [] });
  expect(await search(agent, { userId: buyer.item.userId })).toMatchObject({ status: 404 });

  // The same by the order's number, its first ten signs or all of it.
  for (const pnr of [orderId.slice(0, 10), orderId, orderId.toLowerCase()]) {
    expect((await search(buyer, { pnr })).result!.records).toMatchObject([{ id: paid.id, orderId, pnr: paid.pnr }]);
    expect((await search(agent, { pnr })).result!.records).toEqual([]);
  }
});

test('a bank’s reference leads to its entry, however it is spelled, in one’s own wallet or for staff in any', async () => {
  const buyer = await world.addUser(site, 'retail');
  const wallet = await readWallet(job(), buyer.actor.owner, 'INR');
  const posting = { wallet, minor: 500, against: 'bank', reference: 'UTR 90-17/44', remark: 'by hand' } as const;
  expect((await commit(job(), creditWrites(job(), posting))).ok).toBe(true);
  const search = async (as: TestUser, pnr: string) =>
    (await callHttp({ site, call: searchTransactionByPnr, as, body: { pnr } })).result!;
  expect(await search(buyer, 'utr901744')).toMatchObject({
    records: [{ reference: 'UTR 90-17/44', amount: 5 }],
    lookedBackTo: null,
  });
  expect((await search(staff(), '9017')).records).toMatchObject([{ customer: { userId: buyer.item.userId } }]);
  expect((await search(agent, 'utr901744')).records).toEqual([]);
  expect((await search(staff(), '----')).records).toEqual([]);
});

test('a customer reads no member of staff’s address', async () => {
  const customer = await world.addUser(site, 'retail');
  const wallet = await readWallet(job(), customer.actor.owner, 'INR');
  const posting = { wallet, minor: 5, against: 'bank', reference: 'R', remark: 'by hand' } as const;
  await commit(staff().actor, creditWrites(staff().actor, posting));
  const own = JSON.stringify((await mine(customer)).result);
  expect(own).not.toContain(staff().item.email);
  const { result } = await callHttp({
    site,
    call: getWlUserWalletEntry,
    as: staff(),
    body: { userId: customer.item.userId },
  });
  expect(result!.records[0]!.by).toBe(staff().item.email);
  world.clock.advance(DAY);
});
