import type { RefundLineKind } from './refund-line.ts';

/** How a person reads each. */
export const refundLineName: Record<RefundLineKind, string> = {
  fare: 'Paid for the flights',
  serviceFee: 'Service Fee paid',
  gst: 'GST on Service Fee paid',
  tds: 'TDS paid',
  convenienceFee: 'Convenience fee paid',
  airlineCharge: 'Airline’s charge',
  cancellationFee: 'Cancellation fee',
  gstOnCancellationFee: 'GST on cancellation fee',
  keptServiceFee: 'Service Fee, not refunded',
  gstOnKeptServiceFee: 'GST on Service Fee, not refunded',
  keptConvenienceFee: 'Convenience fee, not refunded',
  givenBefore: 'Already refunded',
  fareDifference: 'Difference in fare',
  reissueFee: 'Reissue fee',
  gstOnReissueFee: 'GST on reissue fee',
  quotation: 'Paid for the quotation',
  activity: 'Activities',
};

export const refundStates = ['Due', 'Giving', 'Given', 'Stuck'] as const;
export type RefundState = (typeof refundStates)[number];

/**
 * A refund's lifecycle: event → from which states, to which. `refuse`: the gateway refused it, and is asked once more by
 * another reference; `stick`: it refused it for the last time, and staff say whether it is tried `again` or given to the
 * wallet. `settle`: staff say that it went back at the gateway's own dashboard; `settlePart`: so much of it did, and the
 * rest is due.
 */
export const refundEvents = {
  give: { from: ['Due'], to: 'Giving' },
  refuse: { from: ['Giving'], to: 'Giving' },
  given: { from: ['Giving'], to: 'Given' },
  stick: { from: ['Giving'], to: 'Stuck' },
  again: { from: ['Stuck'], to: 'Due' },
  settle: { from: ['Due', 'Stuck'], to: 'Given' },
  settlePart: { from: ['Due', 'Stuck'], to: 'Due' },
} as const satisfies Record<string, { from: readonly RefundState[]; to: RefundState }>;
export type RefundEvent = keyof typeof refundEvents;

/** A gateway that refuses a refund so often is not asked any more by itself. */
export const MOST_REFUSALS = 3;
