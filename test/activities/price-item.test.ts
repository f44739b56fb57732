import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activityRuleChooser } from '#shared/activities/markup/choose-rule.ts';
import type { ActivityRule } from '#shared/activities/markup/model.ts';
import type { SoldAreaTransfer } from '#shared/activities/price/price-area-transfer.ts';
import type { SoldCombo } from '#shared/activities/price/price-combo.ts';
import {
  type ItemWish,
  priceComboItem,
  priceItem,
  type Selling,
  type SoldOption,
} from '#shared/activities/price/price-item.ts';
import { markupKinds } from '#shared/markups/model.ts';
import { option as ratedOption, ticket, transfer } from '../destination/made-rates.ts';

const DAY = '2026-10-24';

const way = (id: string, fields: Partial<SoldAreaTransfer> = {}): SoldAreaTransfer => ({
  ...{ id, fromId: 'DEIRA', toId: 'MARINA', marketId: 'INDIA', transferType: 'Pickup', amount: 2_500, cost: 2_000 },
  ...{ isPerPax: true, minPax: null, maxPax: null, validFromDate: '', validTillDate: '', isDeactivated: false },
  ...fields,
});
const rule = (id: string, fields: Partial<ActivityRule> = {}): ActivityRule => ({
  ...{ id, kind: 'percentOfBase', value: 1_000, activityId: '', cityId: '', groupId: '', validFrom: '', validTo: '' },
  ...{ isOn: true, createdAt: '2026-01-01T00:00:00.000Z', version: 1 },
  ...fields,
});
const sold = (fields: Partial<SoldOption> = {}): SoldOption => ({
  ...ratedOption({ tickets: [ticket('T')] }),
  ...{ id: 'OPTION', activityId: 'SAFARI', cityId: 'DXB', areaId: 'MARINA', hasTimeSlots: false, timeSlots: [] },
  ...fields,
});
const wish = (fields: Partial<ItemWish> = {}): ItemWish => ({
  ...{ date: DAY, timeSlot: '', adults: 2, children: 0, infants: 0 },
  ...fields,
});

interface Terms {
  rules?: readonly ActivityRule[];
  own?: readonly ActivityRule[];
  ways?: readonly SoldAreaTransfer[];
  groupId?: string;
  today?: string;
  now?: string;
  gst?: number;
}
const selling = ({
  rules = [],
  own = [],
  ways = [],
  groupId = 'GOLD',
  today = DAY,
  now = '00:00',
  gst = 1_800,
}: Terms = {}): Selling => ({
  ...{ today, now, marketId: 'INDIA', defaultMarketId: 'WORLD', groupId, rates: { gst, tds: 0 } },
  transfers: new Map(ways.map((one) => [one.id, one])),
  rule: activityRuleChooser(rules, groupId),
  ownRule: activityRuleChooser(own, ''),
});

const refusal = (option: SoldOption, asked: ItemWish, terms?: Terms) => {
  const price = priceItem(option, asked, selling(terms));
  return price.ok ? price.total : [price.code, price.about];
};

describe('the price of an item', () => {
  it('is tickets, transfers, the Service Fee and its tax, line by line', () => {
    const ways = [way('IN'), way('OUT', { transferType: 'Drop', fromId: 'MARINA', toId: 'DEIRA', isPerPax: false })];
    const asked = wish({ children: 1, infants: 1, pickUp: 'IN', drop: 'OUT' });
    const price = priceItem(sold(), asked, selling({ ways, rules: [rule('ALL')] }));
    const net = 2 * 17_900 + 14_400 + 3 * 2_500 + 2_500;
    expect(price).toMatchObject({ ok: true, net, total: net + 6_020 + 1_084, own: 0 });
    expect(price.ok && price.lines.map(({ kind, label, count, amount }) => [kind, label, count, amount])).toEqual([
      ['base', 'Adult', 2, 35_800],
      ['base', 'Child', 1, 14_400],
      ['base', 'Infant', 1, 0],
      ['extra', 'Pickup', 3, 7_500],
      ['extra', 'Drop', 1, 2_500],
      ['markup', 'Service Fee', undefined, 6_020],
      ['gst', 'GST on Service Fee', undefined, 1_084],
    ]);
  });

  it('tells what the site pays only where all of it is known', () => {
    const known = sold({ tickets: [ticket('T', { adultCost: 10_000, childCost: 0, infantCost: 0 })] });
    const costOf = (ways: SoldAreaTransfer[]) => {
      const price = priceItem(known, wish({ pickUp: 'IN' }), selling({ ways }));
      return price.ok ? price.cost : 'refused';
    };
    expect(costOf([way('IN')])).toBe(24_000);
    expect(costOf([way('IN', { cost: null })])).toBeNull();
  });

  it('is none for a time that has begun today, nor for a day of which all times have', () => {
    const timed = sold({ hasTimeSlots: true, timeSlots: ['09:30', '15:00'] });
    const at = (now: string, timeSlot: string | undefined, date = DAY) =>
      refusal(timed, wish({ timeSlot, date }), { now });
    expect(at('09:29', '09:30')).toBe(35_800);
    expect(at('09:30', '09:30')).toEqual(['TIME_OVER', 'option']);
    expect(at('09:30', '15:00')).toBe(35_800);
    expect(at('09:30', undefined)).toBe(35_800);
    expect(at('15:00', undefined)).toEqual(['TIME_OVER', 'option']);
    expect(at('15:00', '09:30', '2026-10-25')).toBe(35_800);
    expect(refusal(sold(), wish(), { now: '23:59' })).toBe(35_800);
  });

  it('is none for yesterday, a time that is no slot, nobody, and a transfer that is not this buyer’s way', () => {
    expect(refusal(sold(), wish(), { today: '2026-10-25' })).toEqual(['PAST', 'option']);
    const timed = sold({ hasTimeSlots: true, timeSlots: ['09:30', '15:00'] });
    expect(refusal(timed, wish({ timeSlot: '10:00' }))).toEqual(['NO_SUCH_SLOT', 'option']);
    expect(refusal(timed, wish({ timeSlot: '' }))).toEqual(['NO_SUCH_SLOT', 'option']);
    expect(refusal(sold(), wish({ timeSlot: '09:30' }))).toEqual(['NO_SUCH_SLOT', 'option']);
    expect(refusal(timed, wish({ timeSlot: undefined }))).toBe(35_800);
    expect(refusal(sold(), wish({ adults: 0 }))).toEqual(['NOBODY', 'option']);
    const asked = (fields: Partial<SoldAreaTransfer>, by: Partial<ItemWish> = { pickUp: 'IN' }) =>
      refusal(sold(), wish(by), { ways: [way('IN', fields)] });
    expect(asked({ marketId: 'GCC' })).toEqual(['NO_RATE_OF_MARKET', 'Pickup']);
    expect(asked({ toId: 'JUMEIRAH' })).toEqual(['NO_SUCH_TRANSFER', 'Pickup']);
    expect(asked({}, { drop: 'IN' })).toEqual(['NO_SUCH_TRANSFER', 'Drop']);
    expect(asked({}, { both: 'IN' })).toEqual(['NO_SUCH_TRANSFER', 'Pickup & Drop']);
    expect(asked({}, { pickUp: 'GONE' })).toEqual(['NO_SUCH_TRANSFER', 'Pickup']);
    expect(asked({ validTillDate: '2026-10-23' })).toEqual(['NO_RATE_ON_DATE', 'Pickup']);
    expect(asked({ minPax: 3, maxPax: 6, isPerPax: false })).toEqual(['GROUP_TOO_SMALL', 'Pickup']);
    expect(asked({ minPax: 1, maxPax: 1, isPerPax: false })).toEqual(['GROUP_TOO_LARGE', 'Pickup']);
    expect(asked({ isDeactivated: true })).toEqual(['DEACTIVATED', 'Pickup']);
    const round = way('ROUND', { transferType: 'Pickup & Drop' });
    expect(refusal(sold(), wish({ both: 'ROUND' }), { ways: [round] })).toBe(35_800 + 5_000);
    expect(refusal(sold(), wish({ both: 'ROUND', pickUp: 'IN' }), { ways: [round, way('IN')] })).toEqual([
      'NO_SUCH_TRANSFER',
      'Pickup & Drop',
    ]);
    expect(refusal(sold({ areaId: '' }), wish({ pickUp: 'IN' }), { ways: [way('IN', { toId: '' })] })).toEqual([
      'NO_SUCH_TRANSFER',
      'Pickup',
    ]);
  });

  it('of an option that is its transfer is that of the first transfer rate that fits', () => {
    const ride = sold({
      ...{ hasTicket: false, tickets: [] },
      transfers: [transfer('VAN', { minPax: 5 }), transfer('COACH', { transferType: 'oneway', amount: 3_000 })],
    });
    expect(refusal(ride, wish())).toBe(6_000);
    expect(refusal({ ...ride, transfers: [ride.transfers[0]!] }, wish())).toEqual(['GROUP_TOO_SMALL', 'option']);
  });

  it('has an agency’s own markup beside it, counted of what the agency pays, and never in it', () => {
    const price = priceItem(sold(), wish(), selling({ rules: [rule('ALL')], own: [rule('OWN', { value: 500 })] }));
    expect(price).toMatchObject({ ok: true, total: 35_800 + 3_580 + 644, own: 2_001, ownRule: { id: 'OWN' } });
  });
});

describe('the rule that wins', () => {
  it('is the one for the activity, then the city, the group, days, then the newest; none that is switched off', () => {
    const rules = [
      rule('OLD'),
      rule('NEW', { createdAt: '2026-02-01T00:00:00.000Z' }),
      rule('DATED', { validFrom: '2026-10-01', validTo: '2026-10-31' }),
      rule('GROUP', { groupId: 'GOLD' }),
      rule('CITY', { cityId: 'DXB' }),
      rule('ACTIVITY', { activityId: 'SAFARI' }),
    ];
    const order: string[] = [];
    for (let left: ActivityRule[] = rules; left.length;) {
      const won = activityRuleChooser(left, 'GOLD')({ activityId: 'SAFARI', cityId: 'DXB' }, DAY);
      order.push(won!.id);
      left = left.map((one) => (one.id === won!.id ? { ...one, isOn: false } : one)).filter(({ isOn }) => isOn);
    }
    expect(order).toEqual(['ACTIVITY', 'CITY', 'GROUP', 'DATED', 'NEW', 'OLD']);
    expect(activityRuleChooser([rule('OFF', { isOn: false })], 'GOLD')({ activityId: '', cityId: '' }, DAY)).toBe(
      undefined,
    );
  });
});

describe('a combo', () => {
  const combo = (fields: Partial<SoldCombo> = {}): SoldCombo => ({
    ...{ id: 'C', name: 'Sand and sea', amount: 25_000, isDeactivated: false },
    parts: [{ isDeactivated: false, weekdays: [], stopSales: [], ways: [way('IN', { marketId: 'GCC' })] }],
    ...fields,
  });
  const priced = (made: Partial<SoldCombo>, asked: Partial<ItemWish> = {}) => {
    const price = priceComboItem(
      combo(made),
      'DXB',
      wish(asked),
      selling({ rules: [rule('ACT', { activityId: 'X' })] }),
    );
    return price.ok ? price.total : [price.code, price.about];
  };
  const part = combo().parts[0]!;

  it('costs its amount for each adult and child, with its transfers in it', () => {
    expect(priced({}, { adults: 2, children: 1, infants: 2 })).toBe(75_000);
  });

  it('is not sold today once all times of a part of it have begun', () => {
    const timed = combo({ parts: [part, { ...part, times: ['09:30', '15:00'] }] });
    const at = (now: string) => priceComboItem(timed, 'DXB', wish(), selling({ now }));
    expect(at('14:59')).toMatchObject({ ok: true, total: 50_000 });
    expect(at('15:00')).toEqual({ ok: false, code: 'TIME_OVER', about: 'combo' });
  });

  it('is sold only on a day that all of it runs', () => {
    expect(priced({ isDeactivated: true })).toEqual(['DEACTIVATED', 'combo']);
    expect(priced({ parts: [{ ...part, isDeactivated: true }] })).toEqual(['DEACTIVATED', 'combo']);
    expect(priced({ parts: [part, { ...part, stopSales: [{ from: DAY, till: DAY }] }] })).toEqual([
      'STOP_SALE',
      'combo',
    ]);
    expect(priced({ parts: [{ ...part, weekdays: [1] }] })).toEqual(['WEEKDAY', 'combo']);
    expect(priced({ parts: [{ ...part, ways: [null] }] })).toEqual(['DEACTIVATED', 'comboTransfer']);
    expect(priced({ parts: [{ ...part, ways: [way('IN', { validFromDate: '2027-01-01' })] }] })).toEqual([
      'NO_RATE_ON_DATE',
      'comboTransfer',
    ]);
    expect(priced({ parts: [{ ...part, ways: [way('IN', { minPax: 4 })] }] })).toEqual([
      'GROUP_TOO_SMALL',
      'comboTransfer',
    ]);
    expect(priced({}, { adults: 0, infants: 1 })).toEqual(['NOBODY', 'combo']);
  });
});

/** The same price as somebody would work it out with a pencil. */
function naively(
  option: SoldOption,
  asked: ItemWish,
  ways: SoldAreaTransfer[],
  rules: ActivityRule[],
): number | undefined {
  const heads = asked.adults + asked.children;
  if (heads + asked.infants === 0 || option.isDeactivated) return undefined;
  const weekday = new Date(`${asked.date}T12:00:00Z`).getUTCDay() || 7;
  if (option.weekdays.length && !option.weekdays.includes(weekday)) return undefined;
  for (const { from, till } of option.stopSales) if (from <= asked.date && asked.date <= till) return undefined;
  const market = option.tickets.some(({ marketId }) => marketId === 'INDIA') ? 'INDIA' : 'WORLD';
  let net = 0;
  const rate = option.tickets.find(
    (one) =>
      one.marketId === market &&
      one.validFromDate <= asked.date &&
      one.validTillDate >= asked.date &&
      heads >= (one.minPax ?? 0) &&
      heads <= (one.maxPax ?? 1e9),
  );
  if (!rate) return undefined;
  const guests = [
    [asked.adults, rate.adultAmount],
    [asked.children, rate.childAmount],
    [asked.infants, rate.infantAmount],
  ] as const;
  for (const [count, each] of guests) net += rate.isPerPax ? count * each : count ? each : 0;
  if (net === 0) return undefined;
  const wanted = [
    [asked.pickUp, 'Pickup'],
    [asked.drop, 'Drop'],
    [asked.both, 'Pickup & Drop'],
  ] as const;
  if (asked.both && (asked.pickUp || asked.drop)) return undefined;
  for (const [id, scope] of wanted) {
    if (!id) continue;
    const one = ways.find((other) => other.id === id);
    if (!one || one.isDeactivated || one.marketId !== 'INDIA' || one.transferType !== scope) return undefined;
    const ends = scope === 'Pickup' ? [one.toId] : scope === 'Drop' ? [one.fromId] : [one.fromId, one.toId];
    if (!ends.includes(option.areaId)) return undefined;
    if (one.validFromDate && asked.date < one.validFromDate) return undefined;
    if (one.validTillDate && asked.date > one.validTillDate) return undefined;
    if (heads < (one.minPax ?? 0) || heads > (one.maxPax ?? 1e9)) return undefined;
    net += one.isPerPax ? heads * one.amount : one.amount;
  }
  let best: { rule: ActivityRule; score: string } | undefined;
  for (const one of rules) {
    if (!one.isOn || (one.activityId && one.activityId !== option.activityId)) continue;
    if ((one.cityId && one.cityId !== option.cityId) || (one.groupId && one.groupId !== 'GOLD')) continue;
    if ((one.validFrom && one.validFrom > asked.date) || (one.validTo && one.validTo < asked.date)) continue;
    const bits = [one.activityId, one.cityId, one.groupId, one.validFrom || one.validTo].map((is) => (is ? '1' : '0'));
    const score = bits.join('') + one.createdAt;
    if (!best || score > best.score) best = { rule: one, score };
  }
  if (!best) return net;
  const { kind, value } = best.rule;
  const fee =
    kind === 'perBooking' ? value : kind === 'perPassenger' ? value * heads : Math.floor((net * value) / 10_000 + 0.5);
  return net + fee + Math.floor((fee * 1_800) / 10_000 + 0.5);
}

const dayAfter = (more: number) => new Date(Date.UTC(2026, 10, 15 + more)).toISOString().slice(0, 10);
const span = fc.oneof(
  fc.constant([0, 60]),
  fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 })).map(([from, more]) => [from, from + more]),
);
const band = fc.oneof(
  { weight: 3, arbitrary: fc.constant([null, null] as const) },
  fc
    .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 4 }))
    .map(([least, more]) => [least, least + more] as const),
);
const amount = fc.integer({ min: 0, max: 50_000 });
const tickets = fc.array(
  fc
    .tuple(span, band, fc.constantFrom('INDIA', 'INDIA', 'WORLD', 'GCC'), fc.boolean(), amount, amount)
    .map(([[from, till], [minPax, maxPax], marketId, isPerPax, adultAmount, childAmount]) =>
      ticket('T', {
        ...{ marketId, isPerPax, adultAmount, childAmount, infantAmount: 100, minPax, maxPax },
        ...{ validFromDate: dayAfter(from!), validTillDate: dayAfter(till!) },
      }),
    ),
  { minLength: 1, maxLength: 6, size: 'max' },
);
const wayOf = (id: string) =>
  fc
    .record({
      ends: fc.constantFrom(['DEIRA', 'MARINA'], ['MARINA', 'DEIRA'], ['DEIRA', 'DEIRA'], ['MARINA', 'MARINA']),
      marketId: fc.constantFrom('INDIA', 'INDIA', 'INDIA', 'GCC'),
      transferType: fc.constantFrom('Pickup' as const, 'Drop' as const, 'Pickup & Drop' as const),
      span,
      isOpen: fc.boolean(),
      band,
      isPerPax: fc.boolean(),
      amount,
      isDeactivated: fc.integer({ min: 0, max: 9 }).map((nth) => nth === 0),
    })
    .map(({ ends: [fromId = '', toId = ''], span: [from, till], isOpen, band: [minPax, maxPax], ...fields }) =>
      way(id, {
        ...{ ...fields, fromId, toId, minPax, maxPax },
        ...{ validFromDate: isOpen ? '' : dayAfter(from!), validTillDate: isOpen ? '' : dayAfter(till!) },
      }),
    );
const rules = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...markupKinds),
      value: fc.integer({ min: 1, max: 5_000 }),
      activityId: fc.constantFrom('', '', 'SAFARI', 'CRUISE'),
      cityId: fc.constantFrom('', '', 'DXB', 'AUH'),
      groupId: fc.constantFrom('', '', 'GOLD', 'SILVER'),
      from: fc.option(fc.integer({ min: 0, max: 30 }), { nil: undefined }),
      isOn: fc.integer({ min: 0, max: 5 }).map((nth) => nth > 0),
    }),
    { maxLength: 8 },
  )
  .map((all) =>
    all.map(({ from, ...fields }, nth) =>
      rule(`R${nth}`, {
        ...fields,
        ...(from !== undefined && { validFrom: dayAfter(from), validTo: dayAfter(from + 15) }),
        createdAt: `2026-01-${10 + ((nth * 7) % 20)}T00:00:00.000Z`,
      }),
    ),
  );
const maybe = (id: string) => fc.constantFrom(undefined, undefined, '', id);
const wishes = fc.record({
  date: fc.integer({ min: 0, max: 60 }).map(dayAfter),
  adults: fc.integer({ min: 0, max: 6 }),
  children: fc.integer({ min: 0, max: 3 }),
  infants: fc.integer({ min: 0, max: 2 }),
  pickUp: maybe('A'),
  drop: maybe('B'),
  both: fc.constantFrom(undefined, undefined, undefined, 'C'),
});
const catalogues = fc.record({
  tickets,
  isDeactivated: fc.integer({ min: 0, max: 19 }).map((nth) => nth === 0),
  weekdays: fc.oneof(
    { weight: 4, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 6 }) },
  ),
  stopSales: fc.array(
    fc.integer({ min: 0, max: 60 }).map((from) => ({ from: dayAfter(from), till: dayAfter(from + 3) })),
    { maxLength: 1 },
  ),
});

it('agrees with a naive second rule on 10,000 random catalogues with transfers and markups', () => {
  let [priced, driven, marked] = [0, 0, 0];
  fc.assert(
    fc.property(
      ...[catalogues, wishes, fc.tuple(wayOf('A'), wayOf('B'), wayOf('C')), rules],
      (made, asked, ways, ruled) => {
        const option = sold(made);
        const price = priceItem(option, asked, selling({ ways, rules: ruled, today: '2026-11-15' }));
        expect(price.ok ? price.total : undefined).toBe(naively(option, asked, ways, ruled));
        if (!price.ok) return;
        expect(price.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(price.total);
        priced += 1;
        driven += Number(price.lines.some(({ kind }) => kind === 'extra'));
        marked += Number(price.lines.some(({ kind }) => kind === 'markup'));
      },
    ),
    { numRuns: 10_000, seed: 33 },
  );
  // Not all of them are refusals, nor without transfers and markups.
  expect(priced).toBeGreaterThan(1_000);
  expect(driven).toBeGreaterThan(100);
  expect(marked).toBeGreaterThan(500);
}, 120_000);
