import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { netCost, noExtras, priceFare, withExtras } from '#functions/markups/price-fare.ts';
import type { Customer, MarkupBook } from '#functions/markups/model.ts';
import { statutoryRates } from '#functions/markups/taxes/statutory-rates.ts';
import type { FareDetail } from '#shared/flights/model.ts';
import { fareSummary } from '#shared/flights/fare-summary.ts';
import { type MarkupRule, RETAIL } from '#shared/markups/model.ts';
import { netOffer, segmentOf } from './net-offer.ts';

const book = (rules: Partial<MarkupRule>[] = [], fields: Partial<MarkupBook> = {}): MarkupBook => ({
  groups: [],
  airlines: [],
  departures: [],
  taxes: [...statutoryRates.IN!],
  defaults: rules.map((rule, at) => ({
    id: `R${at}`,
    kind: 'perPassenger' as const,
    value: 0,
    groupId: '',
    airlineCode: '',
    departureId: '',
    ...rule,
  })),
  ...fields,
});
const agent: Customer = { userType: 'travelAgent', groupId: 'STANDARD', commissionShare: 8000, isTdsDeductable: true };
const walkIn: Customer = { userType: 'retail', groupId: RETAIL, commissionShare: 0, isTdsDeductable: false };
const DAY = '2026-11-21';

function price(customer: Customer, markups: MarkupBook, offer = netOffer(), day = DAY): FareDetail {
  const priced = priceFare(offer, customer, markups, day);
  if (!priced.ok) throw new Error(priced.code);
  return priced.value;
}

describe('the price of a fare', () => {
  it('adds a retail service fee per passenger and 18 % GST on it, and passes no commission on', () => {
    const fare = price(walkIn, book([{ value: 30_000, groupId: RETAIL }]));
    expect(fare).toMatchObject({
      publishedPrice: 992_400,
      markup: 60_000,
      gstOnMarkup: 10_800,
      tds: 0,
      discount: 0,
      totalFare: 1_063_200,
      totalPayable: 1_063_200,
      totalPayableAmt: 1_063_200,
      commissionEarned: 0,
    });
  });

  it('passes an agent their share of the commission on as discount, with 2 % TDS on it', () => {
    const fare = price(agent, book());
    expect(fare).toMatchObject({
      publishedPrice: 992_400,
      markup: 0,
      gstOnMarkup: 0,
      discount: 12_800,
      tds: 256,
      totalFare: 979_856,
      commissionEarned: 12_800,
    });
  });

  it('deducts no TDS from a company that is set so', () => {
    expect(price({ ...agent, isTdsDeductable: false }, book())).toMatchObject({
      discount: 12_800,
      tds: 0,
      totalFare: 979_600,
    });
  });

  it('deducts at the rate of the day: 5 % before October 2024', () => {
    expect(price(agent, book(), netOffer(), '2024-09-30').tds).toBe(640);
    expect(price(agent, book(), netOffer(), '2024-10-01').tds).toBe(256);
  });

  it('counts a percentage on the base fare only, half a paisa up', () => {
    const odd = netOffer({
      fares: [{ passengerType: 1, passengerCount: 1, baseFare: 333_310, tax: 61_200, offeredOtherCharges: 35_000 }],
    });
    expect(price(walkIn, book([{ kind: 'percentOfBase', value: 250 }]), odd)).toMatchObject({
      markup: 8333,
      gstOnMarkup: 1500,
    });
  });

  it('takes a fee per booking once, however many travel', () => {
    expect(price(walkIn, book([{ kind: 'perBooking', value: 45_000 }])).markup).toBe(45_000);
  });

  it('shows each type of passenger its own fare', () => {
    const family = netOffer({
      fares: [
        { passengerType: 1, passengerCount: 2, baseFare: 400_000, tax: 61_200, offeredOtherCharges: 35_000 },
        { passengerType: 2, passengerCount: 1, baseFare: 300_000, tax: 61_200, offeredOtherCharges: 35_000 },
        { passengerType: 3, passengerCount: 1, baseFare: 150_000, tax: 0, offeredOtherCharges: 0 },
      ],
    });
    const fare = price(walkIn, book(), family);
    expect(fare.fareDetails.map(({ publishedFare, publishedPrice }) => [publishedFare, publishedPrice])).toEqual([
      [435_000, 496_200],
      [335_000, 396_200],
      [150_000, 150_000],
    ]);
    expect(fare.totalFare).toBe(1_538_600);
  });

  it("adds baggage and meals at the supplier's price, and no markup on them", () => {
    const sector = { tripIndicator: 1, flightNumber: '804', origin: 'DEL', destination: 'BOM' };
    const fare = price(walkIn, book([{ kind: 'percentOfBase', value: 1000 }]));
    const more = withExtras(
      fare,
      {
        baggages: [{ ...sector, code: 'XB5', weight: 5, price: 225_000, label: '5 KG' }],
        meals: [{ ...sector, code: 'VGML', quantity: 1, price: 40_000, label: 'Vegetarian' }],
      },
      'sandbox-gds',
    );
    expect(more).toMatchObject({
      baggagePrice: 225_000,
      mealPrice: 40_000,
      markup: fare.markup,
      gstOnMarkup: fare.gstOnMarkup,
      totalFare: fare.totalFare + 265_000,
    });
    expect(withExtras(more, noExtras, 'sandbox-gds')).toEqual(fare);
    expect(netCost(netOffer(), more)).toBe(992_400 + 265_000 - 16_000);
  });

  it('is a failure, never zero, where an amount or a tax rate is not known', () => {
    const broken = (fare: object) =>
      priceFare(
        netOffer({
          fares: [{ passengerType: 1, passengerCount: 1, baseFare: 1, tax: 1, offeredOtherCharges: 1, ...fare }],
        }),
        walkIn,
        book(),
        DAY,
      );
    for (const fare of [
      { baseFare: undefined },
      { baseFare: Number.NaN },
      { tax: -1 },
      { baseFare: 10.5 },
      { baseFare: 0, tax: 0, offeredOtherCharges: 0 },
      { passengerCount: 0 },
    ]) {
      expect(broken(fare)).toMatchObject({ ok: false, code: 'FARE_QUOTE_FAILED' });
    }
    expect(priceFare(netOffer({ fares: [] }), walkIn, book(), DAY)).toMatchObject({ ok: false });
    expect(priceFare(netOffer(), walkIn, book([], { taxes: [] }), DAY)).toMatchObject({ ok: false });
  });

  it('says of every line which rule or supplier added it', () => {
    const fare = price(walkIn, book([{ id: 'RETAILFEE', value: 30_000, groupId: RETAIL }]));
    expect(fare.lines.map(({ kind, amount, source }) => [kind, amount, source])).toEqual([
      ['base', 800_000, 'supplier:sandbox-gds'],
      ['tax', 122_400, 'supplier:sandbox-gds'],
      ['surcharge', 70_000, 'supplier:sandbox-gds'],
      ['markup', 60_000, 'rule:RETAILFEE'],
      ['gst', 10_800, 'rule:gst'],
    ]);
  });
});

describe('every price', () => {
  const minor = fc.integer({ min: 1, max: 50_000_000 });
  const fares = fc.array(
    fc.record({
      passengerCount: fc.integer({ min: 1, max: 9 }),
      baseFare: minor,
      tax: minor,
      offeredOtherCharges: minor,
    }),
    { minLength: 1, maxLength: 3 },
  );
  const customers = fc.record({
    userType: fc.constantFrom('retail', 'travelAgent', 'corporate', 'staff' as const),
    groupId: fc.constantFrom('STANDARD', RETAIL, ''),
    commissionShare: fc.integer({ min: 0, max: 10_000 }),
    isTdsDeductable: fc.boolean(),
  });
  const rules = fc.array(
    fc.record({
      kind: fc.constantFrom('perPassenger', 'perBooking', 'percentOfBase' as const),
      value: fc.integer({ min: 0, max: 5000 }),
      groupId: fc.constantFrom('', 'STANDARD', RETAIL),
      airlineCode: fc.constantFrom('', 'AI', '6E'),
    }),
    { maxLength: 5 },
  );

  it('is the sum of its lines, has a fee or a discount and never both, and its summary adds up', () => {
    fc.assert(
      fc.property(fares, customers, rules, minor, (list, customer, markups, commission) => {
        const offer = netOffer({
          commission,
          fares: list.map((fare, at) => ({ ...fare, passengerType: at + 1 })),
          segments: [segmentOf()],
        });
        const fare = price(customer as Customer, book(markups), offer);
        expect(fare.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(fare.totalFare);
        expect(fare.totalPayable).toBe(
          fare.publishedPrice +
            fare.baggagePrice +
            fare.mealPrice +
            fare.markup +
            fare.gstOnMarkup +
            fare.tds -
            fare.discount,
        );
        expect(fare.markup > 0 && (fare.discount !== 0 || fare.tds !== 0)).toBe(false);
        expect(fare.totalPayable).toBeGreaterThan(0);
        expect(Object.values(fare).every((value) => typeof value !== 'number' || Number.isSafeInteger(value))).toBe(
          true,
        );
        const summary = fareSummary(fare);
        expect(summary.at(-1)).toMatchObject({ label: 'Total Fare', minor: fare.totalFare });
        expect(summary.slice(0, -1).reduce((sum, line) => sum + line.minor, 0)).toBe(fare.totalFare);
      }),
      { seed: 20261121, numRuns: 500 },
    );
  });
});
