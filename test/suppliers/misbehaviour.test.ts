import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readBooking } from '#functions/bookings/store.ts';
import { clock } from '#functions/clock.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { readOrder } from '#functions/payments/store.ts';
import { createSiteWrites } from '#functions/site/writes.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { netOffers } from '#functions/suppliers/sandbox/wire.ts';
import { commit } from '#functions/table/commit.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { fareQuote } from '#shared/flights/fare-quote.ts';
import { getFareRules } from '#shared/flights/get-fare-rules.ts';
import { getSsr } from '#shared/flights/get-ssr.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { randomId } from '#shared/ids.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { HOUR } from '#shared/time.ts';
import { netOffer } from '#test/flights/net-offer.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { testSites } from '#test/harness/test-sites.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet, sellOrder, TOTAL } from '#test/payments/sell-order.ts';
import { delhiToMumbai } from '#test/fixtures/booking.ts';
import { type Manner, manners, type MisbehavingSupplier, misbehavingSupplier } from './misbehaving-server.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const site = 'sarathi' as const;
/** ms; what a machine under load may take beyond it. */
const DEADLINE = 800;
const SLACK = 4_000;
let bad: MisbehavingSupplier;
let user: TestUser;
const unhandled: unknown[] = [];
const note = (reason: unknown) => void unhandled.push(reason);

beforeAll(async () => {
  process.on('unhandledRejection', note);
  const offer = { ...netOffer(), source: 'sandbox-gds' };
  const booking = {
    reference: 'SUP1',
    pnr: 'ABCDEF',
    state: 'TICKETED',
    segments: [delhiToMumbai],
    tickets: [{ ticketNumber: '3122419605871', ticketId: 'T1', validatingAirline: '6E', barcodes: [''] }],
  };
  bad = await misbehavingSupplier({
    search: [offer],
    quote: { offer, validUntil: Date.parse('2026-11-21T07:00:00Z') },
    fareRules: [],
    extraServices: { baggages: [], meals: [] },
    booking,
  });
  const good: MisbehavingSupplier = await misbehavingSupplier({
    ...bad.answers,
    search: [{ ...offer, source: 'sandbox-lcc' }],
  });
  adapters.sandbox = (_actor, { name }) => (name === 'sandbox-gds' ? bad : good).supplier(name);
  const { head, data } = testSites[site];
  const sources = ['sandbox-gds', 'sandbox-lcc'].map((name) => ({
    name,
    adapter: 'sandbox' as const,
    settings: {},
    deadlineMs: DEADLINE,
    bookingDeadlineMs: DEADLINE,
  }));
  await commit(world.job(site), createSiteWrites(world.job(site), head, data, sources));
  user = await world.addUser(site, 'travelAgent');
  await fillWallet(world, user, 100 * TOTAL);
  return () => good.stop();
});
afterAll(async () => {
  await bad.stop();
  process.off('unhandledRejection', note);
});
beforeEach(() => {
  bad.manner = 'well';
});

const search = (source: string, searchId = randomId()) =>
  callHttp({
    site,
    call: searchFlights,
    as: user,
    body: {
      searchId,
      source,
      JourneyType: 1,
      segments: [{ origin: 'DEL', destination: 'BOM', preferredDepartureTime: '2027-03-12' }],
      adultCount: 2,
      childCount: 0,
      infantCount: 0,
    },
  });
const isSlow = (manner: Manner) => ['drip', 'silent', 'late'].includes(manner);
async function timed<T>(run: () => Promise<T>): Promise<T> {
  const from = performance.now();
  const answer = await run();
  expect(performance.now() - from).toBeLessThan(DEADLINE + SLACK);
  return answer;
}
/** Megabytes of nonsense are given up or refused, whichever comes first on this machine. */
function mayBeLate(manner: Manner) {
  if (manner === 'huge nonsense') return expect.stringMatching(/^SUPPLIER_(TIMEOUT|FAILED)$/);
  return isSlow(manner) ? 'SUPPLIER_TIMEOUT' : 'SUPPLIER_FAILED';
}
const refusedAs = (manner: Manner) => {
  const refused = { success: false, errorCode: mayBeLate(manner), result: null };
  return manner === 'huge nonsense' ? refused : { ...refused, status: isSlow(manner) ? 502 : 424 };
};

describe.each(manners)('a supplier that answers: %s', (manner) => {
  it('fails its own search within the deadline, beside the offers of another', async () => {
    bad.manner = manner;
    const searchId = randomId();
    const [failed, other] = await timed(() =>
      Promise.all([search('sandbox-gds', searchId), search('sandbox-lcc', searchId)]),
    );
    expect(failed).toMatchObject(refusedAs(manner));
    expect(other).toMatchObject({ status: 200, result: { offers: [{ source: 'sandbox-lcc' }] } });
    bad.manner = 'well';
    expect((await search('sandbox-gds', searchId)).status).toBe(200);
  });

  it('fails fare rules, quote and extra services within the deadline, and sells again when it is well', async () => {
    const { result } = await search('sandbox-gds');
    const choice = { traceId: result!.traceId, resultIndex: result!.offers[0]!.resultIndex };
    const { result: quote } = await callHttp({ site, call: fareQuote, as: user, body: choice });
    bad.manner = manner;
    expect(await timed(() => callHttp({ site, call: getFareRules, as: user, body: choice }))).toMatchObject(
      refusedAs(manner),
    );
    expect(await timed(() => callHttp({ site, call: fareQuote, as: user, body: choice }))).toMatchObject({
      success: false,
      errorCode: mayBeLate(manner),
    });
    const extras = await timed(() => callHttp({ site, call: getSsr, as: user, body: { quoteId: quote!.quoteId } }));
    expect([extras.success, extras.status < 500 || extras.status === 502, extras.errorCode]).toEqual([
      false,
      true,
      expect.not.stringMatching(/INTERNAL/),
    ]);
    bad.manner = 'well';
    expect((await callHttp({ site, call: fareQuote, as: user, body: choice })).status).toBe(200);
  });

  it('leaves a booking unknown, not failed, keeps the money, and ends ticketed once it can be asked', async () => {
    const before = (await readWallet(world.job(site), user.actor.owner, 'INR')).balance;
    const { orderId, bookingId } = await sellOrder(user);
    expect((await callHttp({ site, call: payFromWallet, as: user, body: { orderId } })).status).toBe(200);
    const stands = async () => [
      ((await readOrder(world.job(site), orderId)) as { value: OrderItem }).value.state,
      (await readBooking(world.job(site), bookingId))!.statusId,
      before - (await readWallet(world.job(site), user.actor.owner, 'INR')).balance,
    ];
    bad.manner = manner;
    await timed(() => runBooking(site, orderId));
    expect(await stands()).toEqual(['UNKNOWN', 8, TOTAL]);
    // Hours of the same, and it is still not called failed.
    for (let hour = 0; hour < 3; hour++) {
      world.clock.advance(HOUR);
      await runSchedule('lead-bookings-on');
    }
    expect(await stands()).toEqual(['UNKNOWN', 8, TOTAL]);
    bad.manner = 'well';
    world.clock.advance(HOUR);
    await runSchedule('lead-bookings-on');
    expect(await stands()).toEqual(['COMPLETED', 3, TOTAL]);
  }, 30_000);
});

it('counts a list before it looks at what is in it', () => {
  const issues = (length: number) => netOffers.safeParse(Array<object>(length).fill({})).error!.issues.length;
  expect(issues(10)).toBeGreaterThanOrEqual(10);
  expect(issues(100_000)).toBe(1);
});

describe('a supplier that answers well in form', () => {
  const offer = netOffer();
  it('sells nothing in another currency than the site’s', async () => {
    const own = bad.answers.search;
    bad.answers.search = [
      { ...offer, currency: 'USD' },
      { ...offer, resultIndex: 'OWN' },
      { ...offer, resultIndex: 'ZZZ', currency: 'ZZZ' },
    ];
    const { result } = await search('sandbox-gds');
    expect(result!.offers.map(({ resultIndex }) => resultIndex)).toEqual(['OWN']);
    bad.answers.search = own;
  });

  it('sells each offer once however often it sends it', async () => {
    const own = bad.answers.search;
    bad.answers.search = Array.from({ length: 50 }, (_, at) => ({ ...offer, resultIndex: `R${at % 5}` }));
    expect((await search('sandbox-gds')).result!.offers).toHaveLength(5);
    bad.answers.search = own;
  });

  it('is heard out though it sends three thousand offers', async () => {
    const own = bad.answers.search;
    bad.answers.search = Array.from({ length: 3_000 }, (_, at) => ({ ...offer, resultIndex: `R${at}` }));
    const { head, data } = testSites[site];
    await commit(
      world.job(site),
      createSiteWrites(world.job(site), head, data, [
        { name: 'sandbox-gds', adapter: 'sandbox', settings: {}, deadlineMs: 15_000 },
      ]),
    );
    expect(await search('sandbox-gds')).toMatchObject({ status: 200, result: { offers: { length: 3_000 } } });
    bad.answers.search = own;
  }, 40_000);
});

it('leaves no connection open past its deadline and no failure unhandled', async () => {
  expect(clock.now()).toBe(Date.parse('2026-11-21T06:00:00.000Z'));
  await vi.waitFor(async () => expect(await bad.open()).toBe(0), 5_000);
  expect(bad.asked.length).toBeGreaterThan(100);
  expect(unhandled).toEqual([]);
});
