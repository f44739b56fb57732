import { describe, expect, it } from 'vitest';
import { noExtras, priceFare, withExtras } from '#functions/markups/price-fare.ts';
import { chooseRule } from '#functions/markups/rules/choose-rule.ts';
import type { Customer, MarkupBook } from '#functions/markups/model.ts';
import { rateOn } from '#functions/markups/rate-on.ts';
import { statutoryRates } from '#functions/markups/taxes/statutory-rates.ts';
import type { FareDetail } from '#shared/flights/model.ts';
import type { MarkupRule } from '#shared/markups/model.ts';
import { netOffer } from '#test/flights/net-offer.ts';

const DAY = '2026-11-21';
const book: MarkupBook = { groups: [], defaults: [], airlines: [], departures: [], taxes: [...statutoryRates.IN!] };
const rule = (fields: Partial<MarkupRule>): MarkupRule => ({
  id: 'R',
  kind: 'perPassenger',
  value: 100,
  groupId: '',
  airlineCode: '',
  departureId: '',
  ...fields,
});
const customer: Customer = { userType: 'travelAgent', groupId: 'G', commissionShare: 8000, isTdsDeductable: true };
function price(who: Customer, markups = book, offer = netOffer()): FareDetail {
  const priced = priceFare(offer, who, markups, DAY);
  if (!priced.ok) throw new Error(priced.code);
  return priced.value;
}
const kindsOf = (fare: FareDetail) => fare.lines.map(({ kind, amount }) => [kind, amount]);

describe('a price', () => {
  it('tells the trade, and nobody else, what commission they earn', () => {
    const earnedBy = (userType: Customer['userType']) => price({ ...customer, userType }).commissionEarned;
    expect(['travelAgent', 'corporate', 'retail', 'staff'].map((type) => earnedBy(type as 'staff'))).toEqual([
      12_800, 12_800, 0, 0,
    ]);
  });

  it('still tells it, or still does not, when baggage and meals are added', () => {
    const agent = price(customer);
    const walkIn = price({ ...customer, userType: 'retail' });
    expect(walkIn.discount).toBe(12_800);
    expect(withExtras(agent, noExtras, 'sandbox-gds').commissionEarned).toBe(12_800);
    expect(withExtras(walkIn, noExtras, 'sandbox-gds').commissionEarned).toBe(0);
  });

  it('has no lines of nothing but the fare itself', () => {
    const lean = netOffer({
      commission: 0,
      fares: [{ passengerType: 1, passengerCount: 1, baseFare: 0, tax: 61_200, offeredOtherCharges: 0 }],
    });
    expect(kindsOf(price(customer, book, lean))).toEqual([
      ['base', 0],
      ['tax', 61_200],
    ]);
    const untaxed = { ...book, defaults: [rule({ value: 500 })], taxes: statutoryRates.AE!.map(free) };
    expect(kindsOf(price(customer, untaxed)).map(([kind]) => kind)).toEqual(['base', 'tax', 'surcharge', 'markup']);
  });
  const free = (rate: MarkupBook['taxes'][number]) => ({ ...rate, basisPoints: 0 });

  it('is known where charges are as large as the fare, or taxes are', () => {
    const of = (baseFare: number, tax: number, offeredOtherCharges: number) =>
      price(customer, book, {
        ...netOffer({ commission: 0 }),
        fares: [{ passengerType: 1, passengerCount: 1, baseFare, tax, offeredOtherCharges }],
      }).publishedPrice;
    expect([of(100, 0, 100), of(100, 100, 0), of(100, 50, 150)]).toEqual([200, 200, 300]);
  });

  it('is not known where one of two fares is broken, or one of two taxes is not set', () => {
    const [whole] = netOffer().fares;
    const half = netOffer({ fares: [whole!, { ...whole!, tax: -1 }] });
    expect(priceFare(half, customer, book, DAY)).toMatchObject({ ok: false, code: 'FARE_QUOTE_FAILED' });
    for (const kind of ['gst', 'tds']) {
      const taxes = book.taxes.filter((tax) => tax.kind === kind);
      expect(priceFare(netOffer(), customer, { ...book, taxes }, DAY)).toMatchObject({ code: 'FARE_QUOTE_FAILED' });
    }
  });

  it('has not changed when it is first made', () => expect(price(customer).isPriceChanged).toBe(false));

  it('counts as extras what is extra, whatever a rule is called', () => {
    const named = price(customer, { ...book, defaults: [rule({ id: 'LATE#baggage', value: 500 })] });
    expect(named).toMatchObject({ markup: 1000, baggagePrice: 0 });
  });
});

describe("a day's tax", () => {
  const rate = (basisPoints: number, from: string) => ({ kind: 'gst' as const, basisPoints, from });

  it('is the latest that had begun, however they were read', () => {
    const rates = [rate(500, '2024-01-01'), rate(100, '2020-01-01'), rate(900, '2027-01-01')];
    expect([rateOn(rates, 'gst', DAY), rateOn(rates.toReversed(), 'gst', DAY)]).toEqual([500, 500]);
    expect(rateOn(rates, 'gst', '2024-01-01')).toBe(500);
    expect(rateOn(rates, 'gst', '2019-12-31')).toBeUndefined();
    expect(rateOn(rates, 'tds', DAY)).toBeUndefined();
  });

  it("is a site's own before the law's of the same day: own ones are read first", () =>
    expect(rateOn([rate(700, '2018-01-01'), rate(500, '2018-01-01')], 'gst', DAY)).toBe(700));

  it.each([
    ['IN', 'gst', '2017-07-01', 1800],
    ['IN', 'tds', '2017-07-01', 500],
    ['IN', 'tds', '2020-05-13', 500],
    ['IN', 'tds', '2020-05-14', 375],
    ['IN', 'tds', '2021-03-31', 375],
    ['IN', 'tds', '2021-04-01', 500],
    ['IN', 'tds', '2024-10-01', 200],
    ['AE', 'gst', '2018-01-01', 500],
    ['AE', 'gst', '2017-12-31', undefined],
    ['AE', 'tds', '2018-01-01', 0],
  ] as const)('by the law of %s, %s on %s: %s', (country, kind, day, basisPoints) =>
    expect(rateOn(statutoryRates[country]!, kind, day)).toBe(basisPoints),
  );
});

describe('a markup', () => {
  it('for an airline holds on no journey without segments', () => {
    const airlines = [rule({ airlineCode: 'AI' })];
    expect(chooseRule({ ...book, airlines }, customer, { segments: [] }, DAY)).toBeUndefined();
    expect(chooseRule({ ...book, airlines }, customer, { segments: [{ airlineCode: 'AI' }] }, DAY)).toBeDefined();
  });
});
