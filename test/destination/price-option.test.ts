import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceOption, type PriceWish, type RatedCatalogue } from '#shared/destination/rates/price-option.ts';
import type { TicketRate, TransferRate } from '#shared/destination/rates/rate-shown.ts';
import { sharingBases, transferTypes } from '#shared/destination/rates/sharing.ts';
import { option, ticket, transfer } from './made-rates.ts';

const wish = (fields: Partial<PriceWish> = {}): PriceWish => ({
  date: '2026-10-24',
  marketId: 'INDIA',
  defaultMarketId: 'WORLD',
  adults: 2,
  children: 0,
  infants: 0,
  ...fields,
});
const codeOf = (made: Partial<RatedCatalogue>, asked: Partial<PriceWish> = {}) => {
  const price = priceOption(option(made), wish(asked));
  return price.ok ? price.total : [price.code, price.lackingKind];
};

describe('a price', () => {
  it('is what each pays, by the first rate that fits', () => {
    const tickets = [
      ticket('FESTIVE', { validFromDate: '2026-12-15', validTillDate: '2027-01-10', adultAmount: 22_900 }),
      ticket('DIWALI', {
        validFromDate: '2026-10-21',
        validTillDate: '2026-11-05',
        adultAmount: 20_900,
        childAmount: 16_900,
      }),
      ticket('AUTUMN', { validFromDate: '2026-10-21', validTillDate: '2026-11-05', adultAmount: 18_400 }),
    ];
    const price = priceOption(option({ tickets }), wish({ children: 1, infants: 1 }));
    expect(price).toMatchObject({ ok: true, total: 2 * 20_900 + 16_900, cost: null });
    expect(price.ok && price.lines.map(({ kind, count, amount }) => [kind, count, amount])).toEqual([
      ['adult', 2, 41_800],
      ['child', 1, 16_900],
      ['infant', 1, 0],
    ]);
    expect(price.ticket.judged.map(({ outcome, lacks }) => [outcome, ...lacks])).toEqual([
      ['lacks', 'begins'],
      ['won'],
      ['lost'],
    ]);
  });

  it('holds on both its ends, across the year’s end too', () => {
    const tickets = [ticket('FESTIVE', { validFromDate: '2026-12-15', validTillDate: '2027-01-10' })];
    const on = (date: string) => codeOf({ tickets }, { date });
    expect([on('2026-12-15'), on('2026-12-31'), on('2027-01-01'), on('2027-01-10')]).toEqual(Array(4).fill(35_800));
    expect([on('2026-12-14'), on('2027-01-11')]).toEqual([
      ['NO_RATE_ON_DATE', 'ticket'],
      ['NO_RATE_ON_DATE', 'ticket'],
    ]);
  });

  it('of a group is paid once, adults and children filling its bounds, infants not', () => {
    const tickets = [
      ticket('SMALL', { isPerPax: false, minPax: 1, maxPax: 4, adultAmount: 60_000, childAmount: 10_000 }),
      ticket('LARGE', { isPerPax: false, minPax: 5, maxPax: 9, adultAmount: 90_000, childAmount: 12_000 }),
    ];
    expect(codeOf({ tickets }, { adults: 3, children: 1, infants: 3 })).toBe(70_000);
    expect(codeOf({ tickets }, { adults: 3, children: 2 })).toBe(102_000);
    expect(codeOf({ tickets }, { adults: 10 })).toEqual(['GROUP_TOO_LARGE', 'ticket']);
    expect(codeOf({ tickets: [tickets[1]!] }, { adults: 2 })).toEqual(['GROUP_TOO_SMALL', 'ticket']);
    const holed = [tickets[0]!, ticket('VERY', { minPax: 7 })];
    expect(codeOf({ tickets: holed }, { adults: 5 })).toEqual(['NO_BAND', 'ticket']);
  });

  it('with a transfer needs the very transfer that was asked for, in either spelling of both ways alike', () => {
    const tickets = [ticket('T')];
    const transfers = [
      transfer('SEAT', { amount: 3_500, childAmount: 2_000 }),
      transfer('VAN', { sharingBasis: 'PVT', isPerPax: false, minPax: 1, maxPax: 6, amount: 24_000, cost: 15_000 }),
    ];
    const with_ = (sharingBasis: (typeof sharingBases)[number], transferType: 'oneway' | 'return' = 'return') =>
      codeOf({ tickets, transfers }, { adults: 2, children: 1, infants: 1, transfer: { transferType, sharingBasis } });
    const bare = 2 * 17_900 + 14_400;
    expect(with_('SIC')).toBe(bare + 2 * 3_500 + 2_000);
    expect(with_('DROP_SIC_PICKUP_SIC')).toBe(bare + 2 * 3_500 + 2_000);
    expect(with_('PVT')).toBe(bare + 24_000);
    expect(with_('DROP_PVT_PICKUP_PVT')).toBe(bare + 24_000);
    expect(with_('DROP_SIC_PICKUP_PVT')).toEqual(['NO_SUCH_TRANSFER', 'transfer']);
    expect(with_('SIC', 'oneway')).toEqual(['NO_SUCH_TRANSFER', 'transfer']);
  });

  it('is the default market’s where a market has no rate of the kind at all, and a gap stays a gap where it has one', () => {
    const world = ticket('WORLD', { marketId: 'WORLD', adultAmount: 20_000 });
    expect(codeOf({ tickets: [world] })).toBe(40_000);
    const own = ticket('OWN', { validFromDate: '2026-01-01', validTillDate: '2026-01-31' });
    expect(codeOf({ tickets: [world, own] })).toEqual(['NO_RATE_ON_DATE', 'ticket']);
    expect(codeOf({ tickets: [world] }, { defaultMarketId: '' })).toEqual(['NO_RATE_OF_MARKET', 'ticket']);
  });

  it('is never zero: there is one, or there is a reason', () => {
    const tickets = [ticket('T', { adultAmount: 17_900, infantAmount: 0 })];
    expect(codeOf({ tickets }, { adults: 0 })).toEqual(['NOBODY', undefined]);
    expect(codeOf({ tickets }, { adults: 0, infants: 1 })).toEqual(['COMES_TO_NOTHING', undefined]);
    expect(codeOf({ tickets: [] })).toEqual(['NO_RATE_OF_MARKET', 'ticket']);
    expect(codeOf({ tickets, isDeactivated: true })).toEqual(['DEACTIVATED', undefined]);
    expect(codeOf({ tickets, stopSales: [{ from: '2026-10-24', till: '2026-10-24' }] })).toEqual([
      'STOP_SALE',
      undefined,
    ]);
    // 24 Oct 2026 is a Saturday.
    expect(codeOf({ tickets, weekdays: [1, 2, 3, 4, 5, 7] })).toEqual(['WEEKDAY', undefined]);
    expect(codeOf({ tickets, weekdays: [6] })).toBe(35_800);
  });

  it('of what comes without a ticket, and has no rate of one, is its transfer’s alone', () => {
    const made = { hasTicket: false, transfers: [transfer('SEAT')] };
    const asked = { transfer: { transferType: 'return', sharingBasis: 'SIC' } } as const;
    expect(codeOf(made, asked)).toBe(7_000);
    expect(codeOf(made)).toEqual(['NO_RATE_OF_MARKET', 'ticket']);
    expect(codeOf({ ...made, hasTicket: true }, asked)).toEqual(['NO_RATE_OF_MARKET', 'ticket']);
    const elsewhere = [ticket('T', { marketId: 'GCC' })];
    expect(codeOf({ ...made, tickets: elsewhere }, asked)).toEqual(['NO_RATE_OF_MARKET', 'ticket']);
  });

  it('knows its cost where every rate says one', () => {
    const tickets = [ticket('T', { adultCost: 12_000 })];
    const transfers = [transfer('S', { cost: 2_000 })];
    const asked = wish({ transfer: { transferType: 'return', sharingBasis: 'SIC' } });
    expect(priceOption(option({ tickets, transfers }), asked)).toMatchObject({ cost: 2 * 12_000 + 2 * 2_000 });
    expect(priceOption(option({ tickets, transfers: [transfer('S')] }), asked)).toMatchObject({ cost: null });
  });
});

/** The same rule written by somebody who walks a calendar and asks one thing after the other; the total, or undefined. */
function naively(made: RatedCatalogue, asked: PriceWish): number | undefined {
  const heads = asked.adults + asked.children;
  if (heads + asked.infants < 1 || made.isDeactivated) return undefined;
  for (const { from, till } of made.stopSales)
    for (let day = new Date(from); day <= new Date(till); day.setUTCDate(day.getUTCDate() + 1))
      if (day.toISOString().startsWith(asked.date)) return undefined;
  const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
  const today = new Date(`${asked.date}T12:00:00Z`).toUTCString().slice(0, 3);
  if (made.weekdays.length && !made.weekdays.some((day) => names[day % 7] === today)) return undefined;

  const whose = (rates: readonly { marketId: string }[]) => {
    const names = rates.map(({ marketId }) => marketId);
    if (names.includes(asked.marketId)) return asked.marketId;
    return names.includes(asked.defaultMarketId) ? asked.defaultMarketId : asked.marketId;
  };
  const time = Date.parse(asked.date);
  const first = <Rate extends TicketRate | TransferRate>(rates: readonly Rate[], also: (rate: Rate) => boolean) => {
    for (const rate of rates) {
      if (rate.marketId !== whose(rates) || !also(rate)) continue;
      if (Date.parse(rate.validFromDate) > time || Date.parse(rate.validTillDate) < time) continue;
      const [least, most] = [rate.minPax ?? -Infinity, rate.maxPax ?? Infinity];
      if (heads >= least && heads <= most) return rate;
    }
    return undefined;
  };
  let sum = 0;
  const needsTicket = made.hasTicket || made.tickets.length > 0 || !asked.transfer;
  const won = first(made.tickets, () => true);
  if (!won && needsTicket) return undefined;
  if (won) {
    const groups = [
      [asked.adults, won.adultAmount],
      [asked.children, won.childAmount],
      [asked.infants, won.infantAmount],
    ] as const;
    for (const [count, each] of groups)
      if (won.isPerPax) for (let head = 0; head < count; head++) sum += each;
      else if (count) sum += each;
  }
  if (asked.transfer) {
    const ways = (basis: string) =>
      basis.startsWith('DROP') ? basis.replace('DROP_', '').split('_PICKUP_') : [basis, basis];
    const seat = first(
      made.transfers,
      (rate) =>
        rate.transferType === asked.transfer!.transferType &&
        ways(rate.sharingBasis).join() === ways(asked.transfer!.sharingBasis).join(),
    );
    if (!seat) return undefined;
    if (!seat.isPerPax) sum += heads || asked.infants ? seat.amount : 0;
    else {
      for (let head = 0; head < asked.adults; head++) sum += seat.adultAmount ?? seat.amount;
      for (let head = 0; head < asked.children; head++) sum += seat.childAmount ?? seat.amount;
    }
  }
  return sum > 0 ? sum : undefined;
}

const dayAfter = (more: number) => new Date(Date.UTC(2026, 10, 15 + more)).toISOString().slice(0, 10);
const day = fc.integer({ min: 0, max: 120 }).map(dayAfter);
const inOrder = ([one, other]: readonly [string, string]): [string, string] =>
  one <= other ? [one, other] : [other, one];
const long = fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 80, max: 120 }));
/** Seasons across the year's end: short ones anywhere, long ones that most days lie in. */
const span = fc.oneof(
  fc.tuple(day, day).map(inOrder),
  long.map(([from, till]) => inOrder([dayAfter(from), dayAfter(till)])),
);
const band = fc.oneof(
  fc.constant([null, null]),
  fc
    .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 4 }))
    .map(([least, more]) => [least, least + more]),
);
const market = fc.constantFrom('INDIA', 'GCC', 'WORLD');
const amount = fc.integer({ min: 0, max: 50_000 });
const maybe = fc.option(amount, { nil: null });
const shared = fc.record({ span, band, market, isPerPax: fc.boolean() });
const tickets = fc.array(
  fc.tuple(shared, amount, amount, amount).map(([one, adultAmount, childAmount, infantAmount]) =>
    ticket('T', {
      ...{ marketId: one.market, isPerPax: one.isPerPax, adultAmount, childAmount, infantAmount },
      ...{ validFromDate: one.span[0], validTillDate: one.span[1], minPax: one.band[0]!, maxPax: one.band[1]! },
    }),
  ),
  { minLength: 0, maxLength: 7, size: 'max' },
);
const way = fc.record({
  transferType: fc.constantFrom(...transferTypes),
  sharingBasis: fc.constantFrom(...sharingBases),
});
const transfers = fc.array(
  fc.tuple(shared, way, amount, maybe, maybe).map(([one, of, seat, adultAmount, childAmount]) =>
    transfer('F', {
      ...{ ...of, marketId: one.market, isPerPax: one.isPerPax, amount: seat, adultAmount, childAmount },
      ...{ validFromDate: one.span[0], validTillDate: one.span[1], minPax: one.band[0]!, maxPax: one.band[1]! },
    }),
  ),
  { maxLength: 14, size: 'max' },
);
const catalogues = fc.record({
  hasTicket: fc.boolean(),
  isDeactivated: fc.integer({ min: 0, max: 9 }).map((nth) => nth === 0),
  weekdays: fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 6 }) },
  ),
  stopSales: fc.array(
    fc.tuple(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 0, max: 5 })).map(([from, more]) => ({
      from: dayAfter(from),
      till: dayAfter(from + more),
    })),
    { maxLength: 2 },
  ),
  tickets,
  transfers,
});
const wishes = fc.record({
  date: day,
  marketId: fc.constantFrom('INDIA', 'GCC', 'CIS'),
  defaultMarketId: fc.constantFrom('WORLD', 'WORLD', ''),
  adults: fc.integer({ min: 0, max: 6 }),
  children: fc.integer({ min: 0, max: 3 }),
  infants: fc.integer({ min: 0, max: 2 }),
  transfer: fc.option(way, { nil: undefined, freq: 1 }),
});

it('agrees with a naive second rule on 10,000 random catalogues, and says of every rate what came of it', () => {
  let priced = 0;
  fc.assert(
    fc.property(catalogues, wishes, (made, asked) => {
      const price = priceOption(made, asked);
      expect(price.ok ? price.total : undefined).toBe(naively(made, asked));
      priced += Number(price.ok);
      for (const { judged } of [price.ticket, ...(price.transfer ? [price.transfer] : [])]) {
        expect(judged.filter(({ outcome }) => outcome === 'won').length).toBeLessThanOrEqual(1);
        for (const { outcome, lacks } of judged) expect(lacks.length > 0).toBe(outcome === 'lacks');
      }
      if (price.ok) expect(price.lines.reduce((sum, line) => sum + line.count * line.unit, 0)).toBe(price.total);
    }),
    { numRuns: 10_000, seed: 15 },
  );
  // Not all of them are refusals.
  expect(priced).toBeGreaterThan(1_000);
});
