import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countFlightWrite } from '#functions/flights/writes.ts';
import { keys } from '#functions/keys.ts';
import { createSiteWrites } from '#functions/site/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { randomId } from '#shared/ids.ts';
import { toggleFlightSearchExemption } from '#shared/users/customers/toggle-flight-search-exemption.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { storedRow } from '#test/harness/stored-row.ts';
import { testSites } from '#test/harness/test-sites.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { saveFlights } from './settings/flight-settings-steps.ts';

const world = useWorld({ at: '2026-11-29T06:00:00.000Z' });
const site = 'sarathi' as const;
const names = ['sandbox-gds', 'sandbox-mixed'] as const;
let agent: TestUser;
let admin: TestUser;

beforeAll(async () => {
  const { head, data } = testSites[site];
  const sources = (['gds', 'mixed'] as const).map((kind) => ({
    ...{ name: `sandbox-${kind}`, adapter: 'sandbox' as const, settings: { kind } },
  }));
  await commit(world.job(site), createSiteWrites(world.job(site), head, data, sources));
  admin = await world.addUser(site, 'staff', { isSuperAdmin: true });
  const limited = { areSearchesLimited: true, freeSearches: 2, searchesPerBooking: 3 };
  expect((await saveFlights(admin, limited)).errorCode).toBeNull();
});
beforeEach(async () => {
  agent = await world.addUser(site, 'travelAgent');
});

const search = (
  searchId = randomId(),
  source: string = names[0],
  { as }: { as: TestUser | undefined } = { as: agent },
) =>
  callHttp({
    site,
    call: searchFlights,
    as,
    body: {
      ...{ searchId, source, JourneyType: 1, adultCount: 1, childCount: 0, infantCount: 0 },
      segments: [{ origin: 'DEL', destination: 'BOM', preferredDepartureTime: '2027-03-12' }],
    },
  });
const codes = async (times: number) => {
  const found: (string | null)[] = [];
  for (let at = 0; at < times; at++) found.push((await search()).errorCode);
  return found;
};
const counted = async (month = '2026-11') =>
  (await storedRow<{ lookCount?: number }>(keys.flightCounts(world.job(site), agent.item.userId, month)))?.lookCount ??
  0;
const book = () => commit(world.job(site), [countFlightWrite(world.job(site), agent.item.userId, 'bookCount')]);

describe('a site that limits searches by bookings', () => {
  it('lets the last one through and refuses the next, at every source, in words', async () => {
    expect(await codes(2)).toEqual([null, null]);
    const over = randomId();
    for (const source of [...names, ...names]) {
      const refused = await search(over, source);
      expect(refused).toMatchObject({ status: 403, errorCode: 'SEARCHES_USED_UP' });
      expect(refused.message).toBe(
        'All 2 searches of this month are used up. Each booking adds 3; otherwise you can search again from the first of next month, or ask us to lift the limit.',
      );
    }
    expect(await counted()).toBe(2);
  });

  it('counts a search once, whichever source is asked first, and however often it is asked again', async () => {
    const one = randomId();
    const answers = await Promise.all([search(one, names[1]), search(one, names[0])]);
    expect(answers.map(({ errorCode }) => errorCode)).toEqual([null, null]);
    await search(one, names[0]);
    expect(await counted()).toBe(1);
  });

  it('of two at once where one is left, one is refused', async () => {
    await search();
    const both = await Promise.all([search(), search()]);
    expect(both.map(({ errorCode }) => errorCode ?? 'found').toSorted()).toEqual(['SEARCHES_USED_UP', 'found']);
    expect(await counted()).toBe(2);
  });

  it('adds what each booking of the month adds, and begins anew with the next', async () => {
    expect((await codes(3)).at(-1)).toBe('SEARCHES_USED_UP');
    expect((await book()).ok).toBe(true);
    expect(await codes(4)).toEqual([null, null, null, 'SEARCHES_USED_UP']);
    world.clock.set('2026-11-30T18:31:00.000Z');
    expect((await search()).errorCode).toBeNull();
    expect([await counted(), await counted('2026-12')]).toEqual([5, 1]);
  });

  it('asks nothing of exempted customers, staff and visitors', async () => {
    await codes(3);
    const exempting = await callHttp({
      site,
      call: toggleFlightSearchExemption,
      as: admin,
      body: { customerId: agent.item.sequence, exempt: true },
    });
    expect(exempting.errorCode).toBeNull();
    expect(await codes(2)).toEqual([null, null]);
    for (const as of [admin, undefined])
      for (let at = 0; at < 4; at++) expect((await search(randomId(), names[0], { as })).errorCode).toBeNull();
  });

  it('answers what is in store to whoever has used theirs up', async () => {
    const found = randomId();
    await search(found);
    await search();
    expect((await search()).errorCode).toBe('SEARCHES_USED_UP');
    expect((await search(found)).errorCode).toBeNull();
  });

  it('reads no more for a limited search than for another', async () => {
    const readsOf = async () => {
      await search();
      world.faults.reset();
      await search();
      return world.faults.counts().list.filter(({ name }) => /Get|Query|Scan/.test(name)).length;
    };
    const limited = await readsOf();
    await saveFlights(admin, { areSearchesLimited: false });
    const free = await readsOf();
    await saveFlights(admin, { areSearchesLimited: true });
    expect(limited).toBe(free);
  });
});
