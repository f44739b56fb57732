import { beforeEach, describe, expect, it } from 'vitest';
import { makeJob } from '#functions/actors/job.ts';
import { commit } from '#functions/table/commit.ts';
import { withPlayMoney } from '#functions/wallet/play-money.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { debitWrites } from '#functions/wallet/writes.ts';
import { toggleBlock } from '#shared/users/customers/toggle-block.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { makeSandbox } from '#infra/aws/make-sandbox.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { fareQuote } from '#shared/flights/fare-quote.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { setFlightDetails } from '#shared/flights/set-flight-details.ts';
import { randomId } from '#shared/ids.ts';
import { createKey } from '#shared/keys/create-key.ts';
import { endKey } from '#shared/keys/end-key.ts';
import { getKeys } from '#shared/keys/get-keys.ts';
import { getUsage } from '#shared/keys/get-usage.ts';
import { setKeyLimits } from '#shared/keys/set-key-limits.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { getWalletBalance } from '#shared/wallet/get-wallet-balance.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { scanTable } from '#test/harness/scan-table.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asha } from '#test/suppliers/buy-flight.ts';

const world = useWorld({ at: '2026-12-01T08:00:00.000Z' });
const agency = () => world.addUser('sarathi', 'travelAgent');
const make = (as: TestUser, more: Partial<WireRequestOf<typeof createKey>> = {}) =>
  callHttp({
    site: 'sarathi',
    call: createKey,
    body: { name: 'Trial', may: 'sell', isTest: true, until: '2027-02-04', mailTo: 'it@malabar.example', ...more },
    as,
  });
/** A call at the sandbox's own address. */
const atSandbox = <C extends Call>(token: string, call: C, body: WireRequestOf<C>) =>
  callHttp({
    site: 'sarathi',
    call,
    body,
    as: { token },
    headers: {
      'x-site-host': 'sandbox.localhost',
      'x-site-origin': 'http://sandbox.localhost',
      'site-id': undefined,
      origin: undefined,
    },
  });
const ask = async <C extends Call>(token: string, call: C, body: WireRequestOf<C>) => {
  const answer = await atSandbox(token, call, body);
  expect(answer, call.name).toMatchObject({ success: true });
  return answer.result!;
};
const balance = async (token: string) => (await ask(token, getWalletBalance, {})).balance;

const liveRows = async () => (await scanTable()).filter(({ pk }) => !String(pk).startsWith('S#sandbox#'));

it('is not to be had where the deployment has no sandbox', async () => {
  const made = await make(await agency());
  expect(made).toMatchObject({ errorCode: 'VALIDATION', errors: { isTest: expect.any(String) } });
});

describe('a test key', () => {
  beforeEach(() => makeSandbox('sandbox.localhost'));

  it('says by its letters and its address that it is one, and holds at the sandbox alone', async () => {
    const owner = await agency();
    const { result } = await make(owner);
    expect(result!.token.split('.')[1]).toMatch(/^test_/);
    expect(new URL(result!.address).hostname).toBe('sandbox.localhost');
    expect(result!.key).toMatchObject({ isTest: true, callsToday: 0 });
    expect(await balance(result!.token)).toBe(100_000);
    world.clock.advance(1000);
    const live = (await make(owner, { name: 'Live', isTest: false })).result!;
    expect(live.token.split('.')[1]).toMatch(/^live_/);
    expect(live.address).not.toContain('sandbox');
    const call = { site: 'sarathi', call: getWalletBalance, body: {}, headers: { origin: undefined } } as const;
    expect((await callHttp({ ...call, as: { token: result!.token } })).errorCode).toBe('NOT_SIGNED_IN');
    expect((await atSandbox(live.token, getWalletBalance, {})).errorCode).toBe('NOT_SIGNED_IN');
    const listed = await callHttp({ site: 'sarathi', call: getKeys, body: {}, as: owner });
    expect(listed.result!.keys.map(({ name, isTest, callsToday }) => [name, isTest, callsToday])).toEqual([
      ['Live', false, 0],
      ['Trial', true, 1],
    ]);
  });

  it('sells to the ticket of play money, touches no row of a live site, and mails its owner alone', async () => {
    const owner = await agency();
    const { token, key } = (await make(owner)).result!;
    const before = await liveRows();
    const searchId = randomId();
    const { traceId, offers } = await ask(token, searchFlights, {
      searchId,
      source: 'sandbox-gds',
      JourneyType: 1,
      segments: [{ origin: 'DEL', destination: 'BOM', preferredDepartureTime: '2027-03-12' }],
      adultCount: 1,
      childCount: 0,
      infantCount: 0,
    });
    const offer = offers.find(({ segments }) => segments.every(({ flightNumber }) => !flightNumber.startsWith('909')))!;
    const { quoteId, fareDetailResult } = await ask(token, fareQuote, { traceId, resultIndex: offer.resultIndex });
    const { currency, totalPayable } = fareDetailResult;
    const { orderId } = await ask(token, setFlightDetails, {
      searchId,
      quoteId,
      passengers: [{ ...asha, lastName: 'Menon' }],
      currency,
      totalPayable,
    });
    await ask(token, payFromWallet, { orderId });
    await runBooking('sandbox', orderId);
    expect((await ask(token, getOrder, { orderId })).state).toBe('COMPLETED');
    expect(await balance(token)).toBeCloseTo(100_000 - totalPayable, 2);
    await sweepDue();
    expect(new Set(world.mail.sent.map(({ to }) => to))).toEqual(new Set(['it@malabar.example']));

    const rows = await scanTable('S#sandbox#');
    expect(await liveRows()).toEqual(before);
    const order = rows.find(({ pk, sk }) => pk === `S#sandbox#ORD#${orderId}` && sk === 'A')!;
    expect(order.ttl).toBeLessThanOrEqual(Date.parse('2027-01-01T08:00:00Z') / 1000);
    const { result } = await callHttp({ site: 'sarathi', call: getUsage, body: { id: key.id }, as: owner });
    expect(result!.days.at(-1)).toMatchObject({ refused: 0, searches: 1, bookings: 1 });
  });

  it('ends with its next call once somebody ended it, or its owner is blocked where they are a customer', async () => {
    const owner = await agency();
    const [ended, standing] = [(await make(owner)).result!, (await make(owner, { name: 'Second' })).result!];
    await callHttp({ site: 'sarathi', call: endKey, body: { id: ended.key.id }, as: owner });
    expect((await atSandbox(ended.token, getWalletBalance, {})).errorCode).toBe('NOT_SIGNED_IN');
    const staff = world.user('sarathi', 'staff');
    const limits = { id: standing.key.id, perSecond: 1, perDay: 2 };
    expect((await callHttp({ site: 'sarathi', call: setKeyLimits, body: limits, as: staff })).status).toBe(200);
    expect((await atSandbox(standing.token, getWalletBalance, {})).status).toBe(200);
    expect((await atSandbox(standing.token, getWalletBalance, {})).status).toBe(429);
    world.clock.advance(1000);
    const blocked = { customerId: owner.item.sequence, isBlocked: true };
    expect((await callHttp({ site: 'sarathi', call: toggleBlock, body: blocked, as: staff })).status).toBe(200);
    expect((await atSandbox(standing.token, getWalletBalance, {})).errorCode).toBe('NOT_SIGNED_IN');
  });

  it('begins with a full wallet, and one that cannot pay fills itself', async () => {
    const owner = await agency();
    const { token } = (await make(owner)).result!;
    const sandbox = (await makeJob('sandbox', 'test'))!;
    expect(sandbox.head).toMatchObject({ isSandbox: true, lockMode: true, signUp: 'closed' });
    const wallet = await readWallet(sandbox, owner.actor.owner, 'USD');
    const spent = { wallet, minor: wallet.balance, against: 'clearing', reference: 'spent', remark: 'Spent' } as const;
    expect((await commit(sandbox, debitWrites(sandbox, spent))).ok).toBe(true);
    expect(await balance(token)).toBe(0);
    const empty = await readWallet(sandbox, owner.actor.owner, 'USD');
    expect((await withPlayMoney(sandbox, empty, 25_000)).available).toBe(10_025_000);
    await make(owner, { name: 'Second' });
    expect(await balance(token)).toBe(100_250);
    // Nowhere else does money come from nothing.
    const { actor } = world.user('sarathi', 'retail');
    const live = await readWallet(actor, actor.owner, 'INR');
    expect(await withPlayMoney(actor, live, live.available + 1)).toEqual(live);
  });
});
