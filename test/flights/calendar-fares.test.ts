import { beforeEach, describe, expect, it } from 'vitest';
import { askCalendars } from '#functions/flights/search/ask-calendars.ts';
import { getCalendarFare } from '#shared/flights/search/get-calendar-fare.ts';
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

describe('the calendar of fares', () => {
  const look = (month: string, { destination = 'CCU', as }: { destination?: string; as?: TestUser } = {}) =>
    callHttp({
      site: 'sarathi',
      call: getCalendarFare,
      body: { origin: 'DEL', destination, month },
      as,
    });
  const found = async (...args: Parameters<typeof look>) => (await look(...args)).result!;
  const search = (destination: string, on: string) =>
    callHttp({
      site: 'sarathi',
      call: searchFlights,
      body: {
        searchId: randomId(),
        source: 'sandbox-gds',
        JourneyType: 1,
        segments: [{ origin: 'DEL', destination, preferredDepartureTime: on }],
        adultCount: 1,
        childCount: 0,
        infantCount: 0,
      },
    });

  beforeEach(() => world.clock.set(NOW));

  it('has ten months from this one, and every day of the month that is looked at', async () => {
    const { months, days, month } = await found('2027-02', { destination: 'AMD' });
    expect(months.map((one) => one.month)).toEqual(
      ['11', '12', '01', '02', '03', '04', '05', '06', '07', '08'].map((one, at) => `${at < 2 ? 2026 : 2027}-${one}`),
    );
    expect([month, days.length, days[0]!.date, days.at(-1)!.date]).toEqual(['2027-02', 28, '2027-02-01', '2027-02-28']);
  });

  it.each([
    ['2020-01', '2026-11'],
    ['2030-01', '2027-08'],
  ])('answers %s by the nearest month, %s', async (asked, answered) => {
    expect((await found(asked, { destination: 'PNQ' })).month).toBe(answered);
  });

  it('asks the suppliers’ calendars for that month alone, and never searches', async () => {
    await found('2027-04', { destination: 'JAI' });
    expect([...new Set(desk.calendars.map((asked) => asked.slice(-7)))]).toEqual(['2027-04']);
    expect(desk.searches).toHaveLength(0);
  });

  it('marks what was seen apart from a calendar’s, with the airline and when, and names each month’s lowest', async () => {
    await search('MAA', '2027-04-10');
    const { months, days } = await found('2027-04', { destination: 'MAA' });
    const priced = days.flatMap(({ date, price, from, airlineCode, seenAt }) =>
      price === undefined ? [] : [{ date, price, from, airlineCode, seenAt }],
    );
    expect(priced).toEqual([
      { date: '2027-04-09', price: 4100, from: 'calendar', airlineCode: undefined, seenAt: expect.any(String) },
      { date: '2027-04-10', price: 4962, from: 'seen', airlineCode: 'AI', seenAt: expect.any(String) },
    ]);
    const lowOf = (list: typeof months) => list.find(({ month }) => month === '2027-04');
    expect(lowOf(months)).toEqual({ month: '2027-04', price: 4100, from: 'calendar' });
    const other = await found('2027-05', { destination: 'MAA' });
    expect(lowOf(other.months), 'the same seen from another month').toEqual(lowOf(months));
    expect(other.months.find(({ month }) => month === '2027-05')).toMatchObject({ price: 5000, from: 'calendar' });
  });

  it('has no price for days that are over or not yet sold, whatever is kept of them', async () => {
    desk.calendar = { '2026-11-20': 100_000, '2026-11-21': 200_000 };
    const { days, months } = await found('2026-11', { destination: 'LKO' });
    expect(days.filter(({ price }) => price !== undefined).map(({ date }) => date)).toEqual(['2026-11-21']);
    expect(months[0]).toMatchObject({ month: '2026-11', price: 2000 });
  });

  it('says where no calendar answered, and keeps what was seen', async () => {
    await search('NAG', '2027-06-10');
    desk.fails = { calendar: 'throws' };
    const { isCalendarSilent, days } = await found('2027-06', { destination: 'NAG' });
    expect(isCalendarSilent).toBe(true);
    expect(days.filter(({ price }) => price !== undefined).map(({ date, from }) => [date, from])).toEqual([
      ['2027-06-10', 'seen'],
    ]);
  });

  it.each([
    ['a month that is none', { month: '2027-13' }],
    ['a day for a month', { month: '2027-03-01' }],
    ['an airport that is none', { destination: 'Paris' }],
  ])('refuses %s', async (_, wrong) => {
    const body = { origin: 'DEL', destination: 'BOM', month: '2027-03', ...wrong };
    expect((await callHttp({ site: 'sarathi', call: getCalendarFare, body })).status).toBe(400);
  });
});
