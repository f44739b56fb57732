import * as z from 'zod/mini';
import { amount, exponentOf } from '../money.ts';
import type { FareDetail } from '../flights/model.ts';

/**
 * The payment block of a ticket. Lines add up: publishedFare + tax + otherCharges + baggageMealCharges + changeOfFlights +
 * txnFee − discount is totalFare, whether the fee is merged into the taxes or not.
 */
export const ticketFare = z.object({
  /** ISO 4217 code of every amount in the block. */
  currency: z.string(),
  /** Fare: base fares of all passengers. */
  publishedFare: amount,
  /**
   * Taxes & Fee: government and airport taxes, the site's Service Fee with its GST, TDS (not where an agency sold the
   * ticket on); with Merge, the Txn Fee too.
   */
  tax: amount,
  /** Surcharge: carrier-imposed (YQ, YR). */
  otherCharges: amount,
  /** Baggage/Meal: extras bought, for all passengers. */
  baggageMealCharges: amount,
  /** Change of flights: what reissues cost more in all, below zero less; zero where there was none. */
  changeOfFlights: amount,
  /** As shown on its own line: zero when merged into the taxes. */
  txnFee: amount,
  /**
   * What the customer got off, positive: the ticket's own discount and, unless an agency sold the ticket on, passed-on
   * commission.
   */
  discount: amount,
  /** Total Fare: the lines above added up, less the discount. */
  totalFare: amount,
  /** totalFare to the whole unit of the currency, half up. */
  roundedTotalFare: amount,
  /** True where the Txn Fee is shown within the taxes. */
  userMergeTxnFeeTaxes: z.boolean(),
});
export type TicketFare = z.output<typeof ticketFare>;

/** What staff or the owning agent added on the ticket. Minor units. */
export interface TicketAdditions {
  txnFee: number;
  ticketDiscount: number;
  userMergeTxnFeeTaxes: boolean;
  /** What its reissues cost more; absent: nothing. */
  reissueDifference?: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

/**
 * A ticket's payment block from the price as it was accepted and what was added since. Never asks a supplier or today's
 * rules. `isResold`: an agency sold it on, and the block is what its client pays: the agency's commission is no discount
 * of the client's, nor the tax on that commission theirs.
 */
export function fareOfTicket(
  fare: FareDetail,
  { txnFee, ticketDiscount, userMergeTxnFeeTaxes, reissueDifference: changeOfFlights = 0 }: TicketAdditions,
  isResold = false,
): TicketFare {
  const perType = (pick: (type: FareDetail['fareDetails'][number]) => number) =>
    sum(fare.fareDetails.map((type) => pick(type) * type.passengerCount));
  const publishedFare = perType(({ baseFare }) => baseFare);
  const otherCharges = perType(({ offeredOtherCharges }) => offeredOtherCharges);
  const fees = perType(({ tax }) => tax) + fare.markup + fare.gstOnMarkup + (isResold ? 0 : fare.tds);
  const baggageMealCharges = fare.baggagePrice + fare.mealPrice;
  const discount = (isResold ? 0 : fare.discount) + ticketDiscount;
  const totalFare = publishedFare + otherCharges + fees + baggageMealCharges + changeOfFlights + txnFee - discount;
  return {
    currency: fare.currency,
    publishedFare,
    tax: userMergeTxnFeeTaxes ? fees + txnFee : fees,
    otherCharges,
    baggageMealCharges,
    changeOfFlights,
    txnFee: userMergeTxnFeeTaxes ? 0 : txnFee,
    discount,
    totalFare,
    roundedTotalFare: wholeUnits(totalFare, fare.currency),
    userMergeTxnFeeTaxes,
  };
}

/** The lines that stand even where they are zero. */
const alwaysShown: readonly string[] = ['Fare', 'Total Fare', 'Rounded Off'];

/** The payment block's lines as every ticket shows them, those that are zero left out: label, amount in minor units. */
export const ticketFareLines = (fare: TicketFare): [label: string, minor: number][] =>
  everyLine(fare).filter(([label, minor]) => minor !== 0 || alwaysShown.includes(label));

/**
 * A ticket's price as it would be with other additions, from what is shown and the additions in it: what fareOfTicket
 * would say, without the booking's own fare. Minor units.
 */
export function withOtherAdditions(
  shown: TicketFare,
  now: { txnFee: number; discount: number },
  next: { txnFee: number; discount: number; isMerged: boolean },
): TicketFare {
  const fees = shown.userMergeTxnFeeTaxes ? shown.tax - now.txnFee : shown.tax;
  const totalFare = shown.totalFare - now.txnFee + now.discount + next.txnFee - next.discount;
  return {
    ...shown,
    tax: next.isMerged ? fees + next.txnFee : fees,
    txnFee: next.isMerged ? 0 : next.txnFee,
    discount: shown.discount - now.discount + next.discount,
    totalFare,
    roundedTotalFare: wholeUnits(totalFare, shown.currency),
    userMergeTxnFeeTaxes: next.isMerged,
  };
}

/** To the nearest whole unit of the currency, in minor units; the half goes up. */
function wholeUnits(minor: number, currency: string): number {
  const unit = 10 ** exponentOf(currency);
  return Math.floor((minor + unit / 2) / unit) * unit;
}

const everyLine = (fare: TicketFare): [label: string, minor: number][] => [
  ['Fare', fare.publishedFare],
  ['Taxes & Fee', fare.tax],
  ['Surcharge', fare.otherCharges],
  ['Baggage/Meal', fare.baggageMealCharges],
  ['Change of flights', fare.changeOfFlights],
  ['Txn Fee', fare.txnFee],
  ['Discount', -fare.discount],
  ['Total Fare', fare.totalFare],
  ['Rounded Off', fare.roundedTotalFare - fare.totalFare],
];
