import { describe, expect, it } from 'vitest';
import { priceFare, withExtras } from '#functions/markups/price-fare.ts';
import type { Customer, MarkupBook } from '#functions/markups/model.ts';
import { statutoryRates } from '#functions/markups/taxes/statutory-rates.ts';
import { fareSummary } from '#shared/flights/fare-summary.ts';
import { netOffer } from './net-offer.ts';

const book = (fee: number): MarkupBook => ({
  groups: [],
  airlines: [],
  departures: [],
  taxes: [...statutoryRates.IN!],
  defaults: fee ? [{ id: 'FEE', kind: 'perPassenger', value: fee, groupId: '', airlineCode: '', departureId: '' }] : [],
});
const agent: Customer = {
  userType: 'travelAgent',
  groupId: 'STANDARD',
  commissionShare: 10_000,
  isTdsDeductable: true,
};
const family = netOffer({
  fares: [
    { passengerType: 1, passengerCount: 2, baseFare: 400_000, tax: 61_200, offeredOtherCharges: 35_000 },
    { passengerType: 2, passengerCount: 1, baseFare: 300_000, tax: 61_200, offeredOtherCharges: 35_000 },
  ],
});

function summaryOf(fee: number, withBaggage = false) {
  const priced = priceFare(family, agent, book(fee), '2026-11-21');
  if (!priced.ok) throw new Error(priced.code);
  const sector = { tripIndicator: 1, flightNumber: '804', origin: 'DEL', destination: 'BOM' };
  const fare = withBaggage
    ? withExtras(
        priced.value,
        { baggages: [{ ...sector, code: 'XB5', weight: 5, price: 225_000, label: '5 KG' }], meals: [] },
        'sandbox-gds',
      )
    : priced.value;
  return fareSummary(fare).map(({ label, minor }) => [label, minor]);
}

describe('the sale summary', () => {
  it('shows each passenger type at its published fare times its count, then TDS and discount where there is no fee', () => {
    expect(summaryOf(0)).toEqual([
      ['Adult × 2', 870_000],
      ['Child × 1', 335_000],
      ['Taxes and Fees', 183_600],
      ['TDS (+)', 320],
      ['Discount (-)', -16_000],
      ['Total Fare', 1_372_920],
    ]);
  });

  it('has no line of zero: no GST or TDS where the site has none, no discount where nothing is passed on', () => {
    const untaxed = (fee: number, customer: Customer) => {
      const taxes = (['gst', 'tds'] as const).map((kind) => ({ kind, basisPoints: 0, from: '1970-01-01' }));
      const priced = priceFare(netOffer(), customer, { ...book(fee), taxes }, '2026-11-21');
      return priced.ok ? fareSummary(priced.value).map(({ label }) => label) : [];
    };
    expect(untaxed(10_000, agent)).toEqual(['Adult × 2', 'Taxes and Fees', 'Service Fee', 'Total Fare']);
    expect(untaxed(0, agent)).toEqual(['Adult × 2', 'Taxes and Fees', 'Discount (-)', 'Total Fare']);
    expect(untaxed(0, { ...agent, commissionShare: 0 })).toEqual(['Adult × 2', 'Taxes and Fees', 'Total Fare']);
  });

  it('shows the service fee and its GST instead where there is one, and extras', () => {
    expect(summaryOf(10_000, true)).toEqual([
      ['Adult × 2', 870_000],
      ['Child × 1', 335_000],
      ['Taxes and Fees', 183_600],
      ['Excess Baggage and Meal', 225_000],
      ['Service Fee', 30_000],
      ['GST on Service Fee', 5_400],
      ['Total Fare', 1_649_000],
    ]);
  });

  it('calls the tax on the fee as the site’s country does', () => {
    const priced = priceFare(family, agent, { ...book(10_000), feeTax: 'VAT' }, '2026-11-21');
    if (!priced.ok) throw new Error(priced.code);
    expect(priced.value.lines.find(({ kind }) => kind === 'gst')!.label).toBe('VAT on Service Fee');
    expect(fareSummary(priced.value, 'VAT').map(({ label }) => label)).toContain('VAT on Service Fee');
  });
});
