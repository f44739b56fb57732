import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fareOfTicket, ticketFareLines, withOtherAdditions } from '#shared/bookings/ticket-fare.ts';
import { oneAdultFare } from '#test/fixtures/booking.ts';

const nothingAdded = { txnFee: 0, ticketDiscount: 0, userMergeTxnFeeTaxes: false };

describe('the payment block of a ticket', () => {
  it('starts from the price as it was accepted', () => {
    expect(fareOfTicket(oneAdultFare, nothingAdded)).toEqual({
      currency: 'INR',
      publishedFare: 450_000,
      tax: 81_800,
      otherCharges: 30_000,
      baggageMealCharges: 0,
      changeOfFlights: 0,
      txnFee: 0,
      discount: 0,
      totalFare: 561_800,
      roundedTotalFare: 561_800,
      userMergeTxnFeeTaxes: false,
    });
  });

  it('shows no line of zero beside fare and totals', () => {
    expect(ticketFareLines(fareOfTicket(oneAdultFare, nothingAdded))).toEqual([
      ['Fare', 450_000],
      ['Taxes & Fee', 81_800],
      ['Surcharge', 30_000],
      ['Total Fare', 561_800],
      ['Rounded Off', 0],
    ]);
  });

  it('says what other flights cost more, or less, in a line of its own', () => {
    const more = fareOfTicket(oneAdultFare, { ...nothingAdded, reissueDifference: 50_000 });
    expect(more).toMatchObject({ publishedFare: 450_000, changeOfFlights: 50_000, totalFare: 611_800 });
    expect(ticketFareLines(more)).toContainEqual(['Change of flights', 50_000]);
    expect(withOtherAdditions(more, { txnFee: 0, discount: 0 }, { txnFee: 100, discount: 0, isMerged: false })).toEqual(
      fareOfTicket(oneAdultFare, { ...nothingAdded, txnFee: 100, reissueDifference: 50_000 }),
    );
    expect(fareOfTicket(oneAdultFare, { ...nothingAdded, reissueDifference: -25_000 }).totalFare).toBe(536_800);
  });

  it('adds the Txn Fee, takes the Discount off and rounds to the rupee', () => {
    expect(
      fareOfTicket(oneAdultFare, { txnFee: 25_050, ticketDiscount: 10_000, userMergeTxnFeeTaxes: false }),
    ).toMatchObject({ txnFee: 25_050, discount: 10_000, totalFare: 576_850, roundedTotalFare: 576_900 });
  });

  it('says what was rounded off, up or down', () => {
    const rounded = (txnFee: number) =>
      ticketFareLines(fareOfTicket(oneAdultFare, { txnFee, ticketDiscount: 0, userMergeTxnFeeTaxes: false })).at(-1);
    expect(rounded(25_050)).toEqual(['Rounded Off', 50]);
    expect(rounded(25_020)).toEqual(['Rounded Off', -20]);
  });

  it('shows a merged fee within Taxes & Fee and the same total', () => {
    expect(fareOfTicket(oneAdultFare, { txnFee: 25_000, ticketDiscount: 0, userMergeTxnFeeTaxes: true })).toMatchObject(
      { tax: 106_800, txnFee: 0, totalFare: 586_800 },
    );
  });

  it('rounds no currency that has no smaller unit, and fils by the thousand', () => {
    expect(fareOfTicket({ ...oneAdultFare, currency: 'JPY' }, nothingAdded).roundedTotalFare).toBe(561_800);
    expect(fareOfTicket({ ...oneAdultFare, currency: 'KWD' }, nothingAdded).roundedTotalFare).toBe(562_000);
  });

  it('is foreseen exactly while additions are written', () => {
    const minor = fc.integer({ min: 0, max: 10_000_000 });
    const additions = fc.record({ txnFee: minor, ticketDiscount: minor, userMergeTxnFeeTaxes: fc.boolean() });
    fc.assert(
      fc.property(additions, additions, (now, next) => {
        const foreseen = withOtherAdditions(
          fareOfTicket(oneAdultFare, now),
          { txnFee: now.txnFee, discount: now.ticketDiscount },
          { txnFee: next.txnFee, discount: next.ticketDiscount, isMerged: next.userMergeTxnFeeTaxes },
        );
        expect(foreseen).toEqual(fareOfTicket(oneAdultFare, next));
      }),
    );
  });

  it('always adds up', () => {
    const minor = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(
        minor,
        minor,
        fc.boolean(),
        minor,
        minor,
        (txnFee, ticketDiscount, userMergeTxnFeeTaxes, baggagePrice, discount) => {
          const fare = fareOfTicket(
            { ...oneAdultFare, baggagePrice, discount },
            { txnFee, ticketDiscount, userMergeTxnFeeTaxes },
          );
          expect(
            fare.publishedFare + fare.tax + fare.otherCharges + fare.baggageMealCharges + fare.txnFee - fare.discount,
          ).toBe(fare.totalFare);
          expect(Math.abs(fare.roundedTotalFare - fare.totalFare)).toBeLessThanOrEqual(50);
        },
      ),
      { seed: 7 },
    );
  });
});
