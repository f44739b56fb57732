import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseRule } from '#functions/markups/rules/choose-rule.ts';
import type { MarkupBook } from '#functions/markups/model.ts';
import type { Choosable } from '#functions/markups/rule-facts.ts';
import { cabins } from '#shared/flights/cabins.ts';
import { fareTypes, type MarkupRule, RETAIL, routeKinds, type RuleKind } from '#shared/markups/model.ts';

const days = ['2026-11-01', '2026-11-10', '2026-11-20', '2026-11-30'];
const countryOf = (code: string) => ({ DEL: 'IN', BOM: 'IN', DXB: 'AE' })[code];
/** Rarely enough that many rules fit. */
const sometimes = <T>(values: readonly T[]): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.constantFrom(...values) });

const rules = fc.array(
  fc.record({
    list: fc.constantFrom<RuleKind>('defaults', 'airlines', 'departures'),
    groupId: fc.constantFrom('', 'GOLD', 'SILVER', RETAIL),
    airlineCode: fc.constantFrom('', 'AI', '6E'),
    departureId: fc.constantFrom('', 'FD1', 'FD2'),
    supplier: sometimes(['gds', 'lcc']),
    cabin: sometimes(cabins),
    fareType: sometimes(fareTypes),
    routeKind: sometimes(routeKinds),
    validFrom: sometimes(days),
    validTo: sometimes(days),
    createdAt: sometimes(['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z']),
  }),
  { maxLength: 8 },
);
const offers = fc.record({
  departureId: sometimes(['FD1', 'FD2']),
  source: fc.constantFrom('gds', 'lcc'),
  isLCC: fc.boolean(),
  isRefundable: fc.boolean(),
  isLCCSpecialReturn: fc.boolean(),
  airlineCode: fc.constantFrom('AI', '6E', 'EK'),
  cabin: fc.constantFrom(...cabins),
  to: fc.constantFrom('BOM', 'DXB', 'QQQ'),
});
type Random = typeof rules extends fc.Arbitrary<(infer R)[]> ? R : never;
type Asked = typeof offers extends fc.Arbitrary<infer O> ? O : never;

/** The rule as the book keeps it. */
const ruleOf = (random: Random, at: number): MarkupRule => ({
  ...(random as Omit<Random, 'list'>),
  id: `R${at}`,
  kind: 'perBooking',
  value: at + 1,
});

/** Whether a rule fits, said as plainly as can be. */
function fits(one: Random, offer: Asked, groupId: string, day: string): boolean {
  const route = offer.to === 'QQQ' ? undefined : offer.to === 'BOM' ? 'domestic' : 'international';
  const ofType = {
    refundable: offer.isRefundable,
    nonRefundable: !offer.isRefundable,
    lowCost: offer.isLCC,
    specialReturn: offer.isLCCSpecialReturn,
  };
  if (one.list === 'departures') {
    if (!offer.departureId) return false;
    if (one.departureId && one.departureId !== offer.departureId) return false;
  }
  if (one.groupId && one.groupId !== groupId) return false;
  if (one.airlineCode && one.airlineCode !== offer.airlineCode) return false;
  if (one.supplier && one.supplier !== offer.source) return false;
  if (one.cabin && one.cabin !== offer.cabin) return false;
  if (one.fareType && !ofType[one.fareType]) return false;
  if (one.routeKind && one.routeKind !== route) return false;
  return !(one.validFrom && day < one.validFrom) && !(one.validTo && day > one.validTo);
}

/** Naive: the fitting rules, thinned out by one criterion after the other. */
function naiveWinner(all: readonly Random[], offer: Asked, groupId: string, day: string): string | undefined {
  let left = all.map((one, at) => ({ one, id: `R${at}` })).filter(({ one }) => fits(one, offer, groupId, day));
  const keep = (score: (one: Random) => number | string) => {
    const best = left
      .map(({ one }) => score(one))
      .reduce((most, now) => (now > most ? now : most), left.length ? score(left[0]!.one) : 0);
    left = left.filter(({ one }) => score(one) === best);
  };
  keep((one) => (one.list === 'departures' ? (one.departureId ? 2 : 1) : 0));
  keep((one) => Number(one.groupId !== ''));
  keep((one) => Number(one.airlineCode !== ''));
  keep((one) => Number(one.supplier !== undefined));
  keep((one) => Number(one.cabin !== undefined));
  keep((one) => Number(one.fareType !== undefined));
  keep((one) => Number(one.routeKind !== undefined));
  keep((one) => Number(one.validFrom !== undefined || one.validTo !== undefined));
  keep((one) => one.createdAt ?? '');
  return left.map(({ id }) => id).toSorted()[0];
}

const bookOf = (all: readonly Random[]): MarkupBook => {
  const of = (kind: RuleKind) => all.flatMap((one, at) => (one.list === kind ? [ruleOf(one, at)] : []));
  return {
    groups: [],
    defaults: of('defaults'),
    airlines: of('airlines'),
    departures: of('departures'),
    taxes: [],
    countryOf,
  };
};
const offerOf = ({ airlineCode, cabin, to, ...rest }: Asked): Choosable => ({
  ...rest,
  segments: [{ airlineCode, cabin, originAirportCode: 'DEL', destinationAirportCode: to }],
});

describe('the rule that holds', () => {
  it('is the one that a naive twin finds, for 10,000 random sets of rules', () => {
    const seen = { none: 0, some: 0 };
    fc.assert(
      fc.property(
        rules,
        offers,
        fc.constantFrom('GOLD', 'SILVER', RETAIL),
        fc.constantFrom(...days, '2026-11-15'),
        (all, offer, groupId, day) => {
          const winner = chooseRule(bookOf(all), { groupId }, offerOf(offer), day);
          expect(winner?.id).toBe(naiveWinner(all, offer, groupId, day));
          seen[winner ? 'some' : 'none'] += 1;
        },
      ),
      { seed: 20261122, numRuns: 10_000 },
    );
    expect(Math.min(seen.none, seen.some)).toBeGreaterThan(1000);
  });

  it('does not depend on what was asked of the same book before', () => {
    const book = bookOf([]);
    book.defaults.push(ruleOf({ ...blank, cabin: 'Business' }, 0), ruleOf(blank, 1));
    const ask = (cabin: 'Business' | 'Economy') =>
      chooseRule(book, { groupId: RETAIL }, { segments: [{ airlineCode: 'AI', cabin }] }, '2026-11-15')?.id;
    expect([ask('Economy'), ask('Business'), ask('Economy')]).toEqual(['R1', 'R0', 'R1']);
  });
});

const blank: Random = {
  list: 'defaults',
  groupId: '',
  airlineCode: '',
  departureId: '',
  supplier: undefined,
  cabin: undefined,
  fareType: undefined,
  routeKind: undefined,
  validFrom: undefined,
  validTo: undefined,
  createdAt: undefined,
};
