import { beforeAll, expect, test } from 'vitest';
import { createSiteWrites } from '#functions/site/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { memoryStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { getCustomerMonthlyFlightDetails } from '#shared/users/customers/get-customer-monthly-flight-details.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { randomId } from '#shared/ids.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { DAY } from '#shared/time.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { testSites } from '#test/harness/test-sites.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet, sellOrder } from '#test/payments/sell-order.ts';
import { supplierDouble } from '#test/workers/supplier-double.ts';
import { storedRow } from '#test/harness/stored-row.ts';

const world = useWorld({ at: '2026-11-29T06:00:00.000Z' });
const site = 'sarathi' as const;
let agent: TestUser;

beforeAll(async () => {
  const { head, data } = testSites[site];
  const sources = (['gds', 'mixed'] as const).map((kind) => ({
    name: `sandbox-${kind}`,
    adapter: 'sandbox' as const,
    settings: { kind },
  }));
  await commit(world.job(site), createSiteWrites(world.job(site), head, data, sources));
  agent = await world.addUser(site, 'travelAgent');
  await fillWallet(world, agent, 1_000_000_000);
});

const search = (searchId: string, source: string, as: TestUser | undefined = agent) =>
  callHttp({
    site,
    call: searchFlights,
    as,
    body: {
      searchId,
      source,
      JourneyType: 1,
      segments: [{ origin: 'DEL', destination: 'BOM', preferredDepartureTime: '2027-03-12' }],
      adultCount: 1,
      childCount: 0,
      infantCount: 0,
    },
  });
const counts = async (month: string) => {
  const item = await storedRow<{ lookCount?: number; bookCount?: number }>(
    keys.flightCounts(world.job(site), agent.item.userId, month),
  );
  return { looks: item?.lookCount ?? 0, books: item?.bookCount ?? 0 };
};

test('a search counts once for its user, whatever its sources and however often it is read', async () => {
  const first = randomId();
  for (const source of ['sandbox-gds', 'sandbox-mixed', 'sandbox-gds'])
    expect((await search(first, source)).status).toBe(200);
  await search(randomId(), 'sandbox-gds');
  await callHttp({
    site,
    call: searchFlights,
    body: {
      searchId: randomId(),
      source: 'sandbox-gds',
      JourneyType: 1,
      segments: [{ origin: 'DEL', destination: 'BOM', preferredDepartureTime: '2027-03-12' }],
      adultCount: 1,
      childCount: 0,
      infantCount: 0,
    },
  });
  expect(await counts('2026-11')).toEqual({ looks: 2, books: 0 });
  world.clock.advance(3 * DAY);
  await search(randomId(), 'sandbox-gds');
  expect([await counts('2026-11'), await counts('2026-12')]).toEqual([
    { looks: 2, books: 0 },
    { looks: 1, books: 0 },
  ]);
  const staff = world.user(site, 'staff');
  const seen = await callHttp({
    site,
    call: getCustomerMonthlyFlightDetails,
    as: staff,
    body: { userId: agent.item.userId },
  });
  expect(seen.result!.lastSearch).toEqual({
    ...{
      at: expect.stringMatching(/^2026-12-0\dT/),
      origin: 'DEL',
      destination: 'BOM',
      day: '2027-03-12',
      travellers: 1,
    },
  });
});

test('a booking counts once, when it is ticketed', async () => {
  const double = supplierDouble(memoryStore());
  adapters.sandbox = () => double.supplier;
  const { orderId } = await sellOrder(agent);
  await callHttp({ site, call: payFromWallet, as: agent, body: { orderId } });
  expect((await counts('2026-11')).books).toBe(0);
  await Promise.all([runBooking(site, orderId), runBooking(site, orderId)]);
  await runBooking(site, orderId);
  expect((await counts('2026-11')).books).toBe(1);
});
