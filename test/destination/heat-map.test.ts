import { beforeAll, describe, expect, it } from 'vitest';
import { explainDay } from '#shared/destination/rates/explain-day.ts';
import { getRateCalendar } from '#shared/destination/rates/get-rate-calendar.ts';
import { priceOption } from '#shared/destination/rates/price-option.ts';
import {
  countDays,
  gapAround,
  gapsOf,
  rateYear,
  wishOn,
  yearLetters,
  type YearWish,
} from '#shared/destination/rates/rate-year.ts';
import { daysBetween } from '#shared/time.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { option, ticket, transfer } from './made-rates.ts';
import { type RatesDesk, ratesDesk } from './rates-desk.ts';

const wish = (fields: Partial<YearWish> = {}): YearWish => ({
  from: '2026-01-01',
  today: '2026-01-01',
  kind: 'ticket',
  transfer: { transferType: 'return', sharingBasis: 'SIC' },
  adults: 2,
  marketId: 'INDIA',
  defaultMarketId: '',
  ...fields,
});
const at = (letters: string, day: string) => letters[daysBetween('2026-01-01', day)];

/** As the mock-up has it: a gap of a fortnight in April, an overlap of sixteen days from 21 October. */
const tickets = [
  ticket('FESTIVE', { validFromDate: '2026-12-15', validTillDate: '2027-01-10', adultAmount: 22_900 }),
  ticket('DIWALI', { validFromDate: '2026-10-21', validTillDate: '2026-11-05', adultAmount: 20_900 }),
  ticket('AUTUMN', { validFromDate: '2026-10-21', validTillDate: '2026-11-05', adultAmount: 18_400 }),
  ticket('WINTER', { validFromDate: '2026-11-06', validTillDate: '2026-12-14', adultAmount: 19_900 }),
  ticket('SUMMER', { validFromDate: '2026-04-15', validTillDate: '2026-08-31', adultAmount: 14_900 }),
  ticket('SPRING', { validFromDate: '2026-01-01', validTillDate: '2026-03-31' }),
  ticket('LATE', { validFromDate: '2026-09-01', validTillDate: '2026-10-20' }),
];

describe('a year of rates', () => {
  it('says of each day whether it is covered, overlapping, a gap or not sold', () => {
    const made = option({
      tickets,
      stopSales: [{ from: '2026-07-01', till: '2026-07-03' }],
      weekdays: [1, 2, 3, 4, 5, 6],
    });
    const days = rateYear(made, wish());
    const letters = yearLetters(days);
    expect(letters).toHaveLength(365);
    expect([at(letters, '2026-12-31'), at(letters, '2026-05-01'), at(letters, '2026-01-01')]).toEqual(['d', 'a', 'b']);
    expect([at(letters, '2026-04-01'), at(letters, '2026-04-14'), at(letters, '2026-04-15')]).toEqual(['g', 'g', 'a']);
    expect([at(letters, '2026-10-24'), at(letters, '2026-07-02'), at(letters, '2026-06-07')]).toEqual(['o', 's', 'w']);
    expect(countDays(yearLetters(rateYear(option({ tickets }), wish())))).toEqual({ gaps: 14, overlaps: 16 });
    expect(yearLetters(rateYear(option({ tickets }), wish({ from: '2028-01-01' })))).toBe('g'.repeat(366));
  });

  it('knows its gaps, and what would fill one', () => {
    const days = rateYear(option({ tickets, weekdays: [1, 2, 3, 4, 5, 6] }), wish());
    expect(gapsOf(days)).toEqual([{ from: '2026-04-01', till: '2026-04-14' }]);
    expect(gapAround(days, '2026-04-09')).toEqual({ from: '2026-04-01', till: '2026-04-14' });
    expect(gapAround(days, '2026-04-15')).toBeUndefined();
  });

  it('leaves out what has gone by: it is no gap, no overlap, and nothing fills it', () => {
    const late = wish({ today: '2026-04-10' });
    const days = rateYear(option({ tickets }), late);
    const letters = yearLetters(days);
    expect([at(letters, '2026-01-01'), at(letters, '2026-04-09'), at(letters, '2026-04-10')]).toEqual(['p', 'p', 'g']);
    expect(countDays(letters)).toEqual({ gaps: 5, overlaps: 16 });
    expect(gapsOf(days)).toEqual([{ from: '2026-04-10', till: '2026-04-14' }]);
    expect(gapAround(days, '2026-04-12')).toEqual({ from: '2026-04-10', till: '2026-04-14' });
    expect(gapAround(days, '2026-04-09')).toBeUndefined();
    const names = { currency: 'USD', marketName: () => 'India' };
    expect(explainDay(option({ tickets }), late, '2026-04-09', names).gap).toBeUndefined();
    const gone = yearLetters(rateYear(option({ tickets }), wish({ today: '2027-01-01' })));
    expect(gone).toBe('p'.repeat(365));
  });

  it('begins with any month, and has twelve of them', () => {
    const days = rateYear(option({ tickets }), wish({ from: '2026-11-01', today: '2026-11-26' }));
    expect([days[0]!.date, days.at(-1)!.date, days.length]).toEqual(['2026-11-01', '2027-10-31', 365]);
    expect(gapsOf(days)).toEqual([{ from: '2027-01-11', till: '2027-10-31' }]);
    expect(rateYear(option({ tickets }), wish({ from: '2027-03-01' }))).toHaveLength(366);
  });

  it('is a party’s: bands and transfers that do not fit it are no cover', () => {
    const bands = [ticket('SMALL', { minPax: 1, maxPax: 4 }), ticket('LARGE', { minPax: 5, maxPax: 8 })];
    const of = (adults: number) => new Set(yearLetters(rateYear(option({ tickets: bands }), wish({ adults }))));
    expect([of(2), of(5), of(9)]).toEqual([new Set('b'), new Set('b'), new Set('g')]);
    const seats = option({ transfers: [transfer('SEAT'), transfer('OTHER', { transferType: 'oneway' })] });
    const transfers = wish({ kind: 'transfer' });
    expect(new Set(yearLetters(rateYear(seats, transfers)))).toEqual(new Set('b'));
    const van = { ...transfers, transfer: { transferType: 'return', sharingBasis: 'PVT' } } as const;
    expect(new Set(yearLetters(rateYear(seats, van)))).toEqual(new Set('g'));
  });

  it('agrees with the price of every day of it', () => {
    const made = option({
      tickets,
      stopSales: [{ from: '2026-07-01', till: '2026-07-03' }],
      weekdays: [1, 2, 3, 4, 5],
    });
    for (const day of rateYear(made, wish())) {
      const price = priceOption(made, wishOn(wish(), day.date));
      const isSold = day.state === 'covered' || day.state === 'overlap';
      expect(price.ok, day.date).toBe(isSold);
      if (price.ok) expect(price.ticket.winner).toBe(day.fits[0]);
    }
  });

  it('explains a day as the price would', () => {
    const names = { currency: 'USD', marketName: () => 'India' };
    const won = explainDay(option({ tickets }), wish(), '2026-10-24', names);
    expect(won.reason).toBe(
      'Rate of 21 Oct – 5 Nov 2026 applies at $\u00a0209.00. 2 rates match; it has priority over Rate of 21 Oct – 5 Nov 2026.',
    );
    expect(won.lines).toEqual([{ label: 'Adult', count: 2, unit: 20_900, amount: 41_800 }]);
    expect(won.judged[0]).toMatchObject({ outcome: 'lacks', because: 'Begins on 15 Dec 2026.' });
    const none = explainDay(option({ tickets }), wish(), '2026-04-09', names);
    expect(none).toMatchObject({
      ...{ reason: 'No ticket rate of India covers Thu, 9 Apr 2026.', winner: undefined, lines: [] },
      gap: { from: '2026-04-01', till: '2026-04-14' },
    });
    const stopped = option({ tickets, stopSales: [{ from: '2026-10-24', till: '2026-10-24' }] });
    expect(explainDay(stopped, wish(), '2026-10-24', names)).toMatchObject({
      reason: 'Sat, 24 Oct 2026 is a stop-sale date.',
      winner: undefined,
      lines: [],
    });
  });
});

const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });
let desk: RatesDesk;
beforeAll(async () => {
  desk = await ratesDesk(world.user('sarathi', 'staff'));
});

describe('the heat map of options', () => {
  it('is one call for twenty of them: a Query each for cities, markets, options and rates', async () => {
    const ids: string[] = [];
    for (let nth = 0; nth < 20; nth++) {
      const id = await desk.option(
        { name: `Option ${String(nth).padStart(2, '0')}` },
        { cityId: 'ae-03-hatta', city: 'Hatta' },
      );
      await desk.addTicket(id, { validTillDate: '2026-12-10' });
      ids.push(id);
    }
    const { staff, marketId } = desk;
    world.faults.reset();
    const answer = await told(staff, getRateCalendar, { cityId: 'ae-03-hatta', marketId });
    expect(answer).toMatchObject({ cityId: 'ae-03-hatta', marketId, year: 2026, from: '2026-01-01' });
    expect(answer.options).toHaveLength(20);
    expect(new Set(answer.options.map(({ days }) => days))).toEqual(
      new Set([`${'p'.repeat(325)}${'b'.repeat(19)}${'g'.repeat(21)}`]),
    );
    const queries = world.faults.counts().list.filter(({ name }) => name === 'Query');
    expect(queries.filter(({ input }) => JSON.stringify(input).includes('#RT#'))).toHaveLength(1);
    expect(queries.length).toBeLessThanOrEqual(6);
    const named = await told(staff, getRateCalendar, { tourOptionIds: ids, marketId, year: 2027 });
    expect(named.options).toHaveLength(20);
    expect(named.options.every(({ days }) => days === 'g'.repeat(365))).toBe(true);
  });

  it('shows the default market’s year where a market has no rates of its own, and says so', async () => {
    const tourOptionId = await desk.option();
    await desk.addTicket(tourOptionId, { marketId: desk.defaultMarketId });
    const asked = { tourOptionIds: [tourOptionId], marketId: desk.marketId };
    const [shown] = (await told(desk.staff, getRateCalendar, asked)).options;
    expect(shown).toMatchObject({ isFallback: true, rates: 1, days: `${'p'.repeat(325)}${'b'.repeat(40)}` });
    const [ahead] = (await told(desk.staff, getRateCalendar, { ...asked, fromMonth: '2026-11' })).options;
    expect(ahead?.days).toBe(`${'p'.repeat(21)}${'b'.repeat(40)}${'g'.repeat(304)}`);
    expect(await asking(desk.staff)(getRateCalendar, { fromMonth: '2026-13' })).toMatchObject({ status: 400 });
  });

  it('takes at most twenty names, and none of another site’s', async () => {
    const tourOptionId = await desk.option();
    const many = Array.from({ length: 21 }, () => tourOptionId);
    expect(await asking(desk.staff)(getRateCalendar, { tourOptionIds: many })).toMatchObject({ status: 400 });
    const ask = asking(world.user('gulf', 'staff'));
    expect(await ask(getRateCalendar, { tourOptionIds: [tourOptionId] })).toMatchObject({ status: 404 });
    const { marketId } = desk;
    expect(await ask(getRateCalendar, { marketId })).toMatchObject({ status: 404 });
    const theirs = await told(world.user('gulf', 'staff'), getRateCalendar, { cityId: 'ae-03-dubai' });
    expect(theirs.options).toEqual([]);
  });
});
