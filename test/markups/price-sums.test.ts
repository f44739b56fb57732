import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceFare } from '#functions/markups/price-fare.ts';
import type { Customer, MarkupBook } from '#functions/markups/model.ts';
import { siteLines } from '#shared/markups/site-lines.ts';
import { statutoryRates } from '#functions/markups/taxes/statutory-rates.ts';
import { exponentOf, toMajor, toMinor } from '#shared/money.ts';
import type { MarkupRule } from '#shared/markups/model.ts';
import { netOffer } from '#test/flights/net-offer.ts';

const DAY = '2026-11-22';
const customer: Customer = { userType: 'travelAgent', groupId: 'G', commissionShare: 8000, isTdsDeductable: true };
const book = (rule: MarkupRule): MarkupBook => ({
  groups: [],
  defaults: [rule],
  airlines: [],
  departures: [],
  taxes: [...statutoryRates.IN!],
});
const rule = (fields: Partial<MarkupRule>): MarkupRule => ({
  id: 'R',
  kind: 'perPassenger',
  value: 100,
  groupId: '',
  airlineCode: '',
  departureId: '',
  ...fields,
});

describe('the lines of a price', () => {
  const amounts = fc.record({
    baseFare: fc.integer({ min: 1, max: 99_999_999 }),
    tax: fc.integer({ min: 0, max: 9_999_999 }),
    offeredOtherCharges: fc.integer({ min: 0, max: 9_999_999 }),
    passengerCount: fc.integer({ min: 1, max: 9 }),
  });
  /** Adults, or adults with children, or with infants too. */
  const fares = fc
    .array(amounts, { minLength: 1, maxLength: 3 })
    .map((all) => all.map((fare, at) => ({ passengerType: at + 1, ...fare })));
  const commissions = fc.integer({ min: 0, max: 9_999_999 });
  const random = fc.record({
    kind: fc.constantFrom('perPassenger', 'perBooking', 'percentOfBase' as const),
    value: fc.integer({ min: 0, max: 20_000 }),
    effect: fc.constantFrom('markup', 'discount' as const),
  });

  it.each(['INR', 'USD', 'KWD', 'JPY'])('add up to it to the last unit of %s, on the wire too', (currency) => {
    fc.assert(
      fc.property(fares, commissions, random, (sold, commission, fields) => {
        const offer = netOffer({ currency, commission, fares: sold });
        const priced = priceFare(offer, customer, book(rule(fields)), DAY);
        if (!priced.ok) throw new Error(priced.code);
        const { lines, totalPayable, markup, discount, gstOnMarkup, tds, publishedPrice } = priced.value;
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(totalPayable);
        expect(publishedPrice + markup + gstOnMarkup + tds - discount).toBe(totalPayable);
        expect(totalPayable).toBeGreaterThanOrEqual(0);
        expect(markup > 0 && discount > 0).toBe(false);
        const wire = lines.map(({ amount }) => toMajor(amount, currency));
        const places = 10 ** exponentOf(currency);
        expect(Math.round(wire.reduce((sum, amount) => sum + amount, 0) * places)).toBe(totalPayable);
        expect(wire.map((amount) => toMinor(amount, currency))).toEqual(lines.map(({ amount }) => amount));
      }),
      { seed: 20261122, numRuns: 500 },
    );
  });
});

describe('a discount', () => {
  const net = { base: 100_000, count: 2, commission: 5000 };
  const rates = { gst: 1800, tds: 200 };
  const lines = (fields: Partial<MarkupRule>) =>
    siteLines(rule({ effect: 'discount', ...fields }), customer, rates, net).map(({ kind, amount, source }) => [
      kind,
      amount,
      source,
    ]);

  it('takes the place of the commission’s share, with TDS on it, and says which rule it is by', () => {
    expect(lines({ kind: 'percentOfBase', value: 300 })).toEqual([
      ['discount', -3000, 'rule:R'],
      ['tds', 60, 'rule:tds'],
    ]);
    expect(lines({ kind: 'perPassenger', value: 700 })).toEqual([
      ['discount', -1400, 'rule:R'],
      ['tds', 28, 'rule:tds'],
    ]);
  });

  it('never takes off more than the fare', () =>
    expect(lines({ kind: 'perBooking', value: 250_000 })[0]).toEqual(['discount', -100_000, 'rule:R']));

  it('of nothing is none, and passes no commission on', () => expect(lines({ value: 0 })).toEqual([]));
});
