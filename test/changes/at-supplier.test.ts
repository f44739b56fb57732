import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readBooking } from '#functions/bookings/store.ts';
import { readChange, readChangeEvents } from '#functions/changes/store.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { memoryStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { BookingStatus } from '#shared/bookings/model.ts';
import { acceptChangeCharges } from '#shared/changes/accept-change-charges.ts';
import { completeChangeRequest } from '#shared/changes/complete-change-request.ts';
import { getCrStatus } from '#shared/changes/get-cr-status.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { HOUR, MINUTE } from '#shared/time.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet, TOTAL } from '#test/payments/sell-order.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { supplierDouble } from '#test/workers/supplier-double.ts';
import { agreedToQuote } from './agreed-to-quote.ts';
import { changesAtSupplier } from './supplier-memory.ts';

const site = 'sarathi' as const;
const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const airline = changesAtSupplier();
const job = () => world.job(site);
let agent: TestUser;
let desk: TestUser;
beforeAll(async () => {
  const { supplier } = supplierDouble(memoryStore());
  adapters.sandbox = () => ({ ...supplier, ...airline.part });
  desk = await world.addUser(site, 'staff', { isSuperAdmin: true });
  agent = await world.addUser(site, 'travelAgent');
  await fillWallet(world, agent, 1_000 * TOTAL);
});
beforeEach(() => {
  world.clock.set('2026-11-21T04:00:00Z');
  airline.reset();
});
const ask = <C extends Call>(as: TestUser, call: C, body: WireRequestOf<C>) => callHttp({ site, call, body, as });

const accepted = () => agreedToQuote(site, agent);
type Asked = Awaited<ReturnType<typeof accepted>>;
const lead = (ms = MINUTE) => {
  world.clock.advance(ms);
  return runSchedule('lead-bookings-on');
};
const stateOf = async ({ requestId }: Asked) => (await readChange(job(), requestId))!.state;
const statusOf = async ({ bookingId }: Asked) => (await readBooking(job(), bookingId))!.statusId;
const eventsOf = async ({ requestId }: Asked) =>
  (await readChangeEvents(job(), (await readChange(job(), requestId))!)).map(({ event }) => event);

describe('what the supplier quoted and its customer accepted', () => {
  test('is told it by our reference, asked about, and completed with its credit note, and the money is there', async () => {
    const asked = await accepted();
    await lead();
    expect(await stateOf(asked)).toBe('WithSupplier');
    expect(airline.told).toMatchObject([{ clientReference: asked.requestId, agreedCharge: 30_000, RequestType: 1 }]);
    await lead(2 * MINUTE);
    expect((await ask(agent, getCrStatus, named(asked))).result).toMatchObject({
      ...{ state: 'WithSupplier', statusText: 'Airline says PENDING' },
    });
    expect((await readBooking(job(), asked.bookingId))!.changeText).toBe('Airline says PENDING');
    airline.status = { state: 'COMPLETED', charge: 29_000 };
    await lead(HOUR);
    expect(await stateOf(asked)).toBe('Completed');
    await runSchedule('give-money-back');
    const change = (await readChange(job(), asked.requestId))!;
    expect(change).toMatchObject({ state: 'Closed', creditNote: 'CN-7', refunded: 65_100, rawStatus: 'completed' });
    expect(await statusOf(asked)).toBe(BookingStatus.Cancelled);
    expect(await eventsOf(asked)).toEqual(['ask', 'tell', 'acknowledge', 'complete', 'close']);
    expect(airline.told).toHaveLength(1);
    expect(faultsOf(await readLedger(site))).toEqual([]);
  });

  test('is found again where nobody heard whether it was taken, and not told twice', async () => {
    airline.manner = 'lostTaken';
    const asked = await accepted();
    await lead();
    expect(await stateOf(asked)).toBe('Unknown');
    airline.isSilent = true;
    await lead(2 * MINUTE);
    expect(await stateOf(asked)).toBe('Unknown');
    airline.isSilent = false;
    await lead(HOUR);
    expect(await eventsOf(asked)).toEqual(['ask', 'tell', 'loseSight', 'acknowledge']);
    expect(airline.told).toHaveLength(1);
  });

  test('is told again where it was surely not taken', async () => {
    airline.manner = 'lost';
    const asked = await accepted();
    await lead();
    await lead(2 * MINUTE);
    await lead(2 * MINUTE);
    expect(await eventsOf(asked)).toEqual(['ask', 'tell', 'loseSight', 'notTold', 'tell', 'acknowledge']);
    expect(airline.taken.size).toBe(1);
  });

  test('is asked of its customer anew where it costs more by now', async () => {
    const asked = await accepted();
    airline.charge = 32_000;
    await lead();
    const change = (await readChange(job(), asked.requestId))!;
    expect(change).toMatchObject({
      state: 'ChargesSet',
      charges: { nth: 2, airlineCharge: 32_000, saidBy: 'supplier' },
    });
    expect(airline.taken.size).toBe(0);
    await ask(agent, acceptChangeCharges, { requestId: asked.requestId, chargesNo: 2 });
    await lead();
    expect(await stateOf(asked)).toBe('WithSupplier');
    expect(airline.told.at(-1)!.agreedCharge).toBe(32_000);
  });

  test.each(['ILLEGAL_TRANSITION', 'NOT_FOUND'] as const)('that it refuses with %s is rejected', async (code) => {
    airline.manner = code;
    const asked = await accepted();
    await lead();
    expect(await stateOf(asked)).toBe('Rejected');
    expect(await statusOf(asked)).toBe(BookingStatus.Ticketed);
    expect(await eventsOf(asked)).toEqual(['ask', 'tell', 'refuse']);
  });

  test('that it took and declines later is rejected with its words, and the booking is what it was', async () => {
    const asked = await accepted();
    await lead();
    airline.status = { state: 'REJECTED' };
    expect((await ask(agent, getCrStatus, named(asked))).result).toMatchObject({
      ...{ state: 'Rejected', reason: 'Airline says REJECTED' },
    });
    expect(await statusOf(asked)).toBe(BookingStatus.Ticketed);
  });

  test.each([{ charge: 30_001 }, {}])('and that gives less, or does not say what, is staff’s', async (said) => {
    const asked = await accepted();
    await lead();
    airline.status = { state: 'COMPLETED', ...said };
    await lead(HOUR);
    expect(await stateOf(asked)).toBe('WithSupplier');
    expect(await statusOf(asked)).toBe(BookingStatus.ChangeRequested);
    const { requestId } = asked;
    const done = await ask(desk, completeChangeRequest, { requestId, currency: 'INR', creditNote: 'CN-7' });
    expect(done).toMatchObject({ status: 200, result: { refund: { amount: 641 } } });
  });
});

const named = ({ requestId }: Asked) => ({ requestId });

test('another’s request is not asked about', async () => {
  const asked = await accepted();
  const stranger = await world.addUser(site, 'travelAgent');
  expect(await ask(stranger, getCrStatus, named(asked))).toMatchObject({ status: 404 });
});

test('two workers, and two who refresh, do it once', async () => {
  const asked = await accepted();
  world.clock.advance(MINUTE);
  await Promise.all([runSchedule('lead-bookings-on'), runSchedule('lead-bookings-on')]);
  expect(airline.told.filter(({ clientReference }) => clientReference === asked.requestId)).toHaveLength(1);
  airline.status = { state: 'COMPLETED', charge: 30_000 };
  const both = await Promise.all([ask(agent, getCrStatus, named(asked)), ask(desk, getCrStatus, named(asked))]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await eventsOf(asked)).filter((event) => event === 'complete')).toHaveLength(1);
});
