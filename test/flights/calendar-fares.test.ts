import { beforeEach, describe, expect, it } from 'vitest';
import { askCalendars } from '#functions/flights/search/ask-calendars.ts';
import { getFlightPrice } from '#shared/flights/search/get-flight-price.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { randomId } from '#shared/ids.ts';
import { addDays, HOUR, instant, MINUTE } from '#shared/time.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { useDeskSupplier } from './desk-supplier.ts';
import { netOffer } from './net-offer.ts';

const NOW = '2026-11-21T06:00:00.000Z';
const later = (ms: number) => instant(Date.parse(NOW) + ms);
const world = useWorld({ at: NOW });
const desk = useDeskSupplier();

const ask = (
  { origin = 'DEL', destination = 'MAA', date = '2027-04-10', daysAround = 3 } = {},
  { as, address }: { as?: TestUser; address?: string } = {},
) =>
  callHttp({
    site: 'sarathi',
    call: getFlightPrice,
    body: { origin, destination, date, daysAround },
    as,
    address,
  });
const priced = async (...args: Parameters<typeof ask>) =>
  (await ask(...args)).result!.days.flatMap(({ date, price, from }) =>
    price === undefined ? [] : [`${date.slice(5)} ${from} ${price}`],
  );

beforeEach(() => {
  desk.offers = [netOffer()];
  desk.fails = {};
  desk.calendar = { '2027-04-09': 410_000, '2027-04-10': 390_000, '2027-05-01': 500_000 };
  desk.calendars.length = 0;
  desk.searches.length = 0;
});

describe("the suppliers' calendars", () => {
  it('fill the days that nobody searched, marked apart, and no search is made', async () => {
    expect(await priced()).toEqual(['04-09 calendar 4100', '04-10 calendar 3900']);
    expect(desk.searches).toHaveLength(0);
    await callHttp({
      site: 'sarathi',
      call: searchFlights,
      body: {
        searchId: randomId(),
        source: 'sandbox-gds',
        JourneyType: 1,
        segments: [{ origin: 'DEL', destination: 'MAA', preferredDepartureTime: '2027-04-10' }],
        adultCount: 1,
        childCount: 0,
        infantCount: 0,
      },
    });
    expect(await priced(), 'a fare seen is surer').toEqual(['04-09 calendar 4100', '04-10 seen 4962']);
  });

  it('are asked once in six hours for a month of a route, however many look and whatever days', async () => {
    const route = { destination: 'CCU' };
    await Promise.all([ask(route), ask(route), ask({ ...route, date: '2027-04-16', daysAround: 15 })]);
    const once = [...new Set(desk.calendars)];
    expect(desk.calendars.filter((asked) => asked.endsWith('2027-04')).toSorted()).toEqual(
      once.filter((asked) => asked.endsWith('2027-04')).toSorted(),
    );
    desk.calendars.length = 0;
    world.clock.set(later(6 * HOUR - MINUTE));
    await ask(route);
    expect(desk.calendars).toEqual([]);
    world.clock.set(later(6 * HOUR + MINUTE));
    await ask(route);
    expect(desk.calendars).toContain('sandbox-gds 2027-04');
  });

  it('are not asked again for who looked before an answer was kept and comes after it', async () => {
    world.clock.set(NOW);
    const visitor = world.visitor('sarathi');
    const late = () => askCalendars(visitor, 'DEL', 'IXC', '2027-04', '198.51.100.4');
    const first = await late();
    const asked = [...desk.calendars];
    expect(asked).not.toEqual([]);
    expect((await late())?.prices).toEqual(first!.prices);
    expect(desk.calendars).toEqual(asked);
  });

  it('that fail leave the others’ prices, and are asked again after a quarter of an hour', async () => {
    world.clock.set(NOW);
    const route = { destination: 'HYD' };
    desk.fails = { calendar: 'throws' };
    expect(await priced(route)).toEqual([]);
    desk.fails = {};
    expect(await priced(route)).toEqual([]);
    world.clock.set(later(16 * MINUTE));
    expect(await priced(route)).toEqual(['04-09 calendar 4100', '04-10 calendar 3900']);
  });

  it('are not asked about days that are over or not yet sold, nor about airports that are none', async () => {
    world.clock.set(NOW);
    await ask({ destination: 'BLR', date: '2026-10-10' });
    await ask({ destination: 'BLR', date: '2028-04-10' });
    await ask({ destination: 'QQQ' });
    await ask({ destination: 'DEL' });
    expect(desk.calendars).toEqual([]);
  });

  it("carry the site's markup for who looks", async () => {
    world.clock.set(NOW);
    const route = { destination: 'COK' };
    const visitor = await priced(route);
    expect(await priced(route, { as: world.user('sarathi', 'staff') })).toEqual(visitor);
  });

  it('are asked for one address sixty times a minute at most; what is kept is answered further', async () => {
    world.clock.set(later(12 * HOUR));
    const address = '198.51.100.9';
    const months = Array.from({ length: 10 }, (_, at) => addDays('2027-01-01', at * 31));
    const routes = ['BOM', 'CCU', 'GOI', 'AMD', 'PNQ', 'LKO', 'JAI'].flatMap((destination) =>
      months.map((date) => ({ destination, date: `${date.slice(0, 7)}-10` })),
    );
    for (const route of routes) expect((await ask(route, { address })).status).toBe(200);
    expect(desk.calendars.filter((asked) => asked.startsWith('sandbox-gds'))).toHaveLength(60);
    await ask({ destination: 'TRV' }, { address, as: world.user('sarathi', 'retail') });
    expect(desk.calendars.filter((asked) => asked.startsWith('sandbox-gds'))).toHaveLength(61);
  });
});
