/** What an order pays for. Flights first; the others hang on the same order later. */
export const serviceNames = ['flight', 'activity', 'kart', 'walletTopUp', 'gatewayTest'] as const;
export type ServiceName = (typeof serviceNames)[number];

export const orderStates = [
  'AWAITING_PAYMENT',
  'EXPIRED',
  'SUPERSEDED',
  'PAID',
  'BOOKING',
  'UNKNOWN',
  'HELD',
  'TICKETING',
  'COMPLETED',
  'REFUNDING',
  'REFUNDED',
] as const;
export type OrderState = (typeof orderStates)[number];

/**
 * The order's lifecycle: event → from which states, to which. A write of an event is conditional on its `from`.
 * SUPERSEDED: a newer order of the same search and passengers took its place before it was paid.
 * Complete from PAID: what is done once it is paid, a wallet's top-up.
 * UNKNOWN: the supplier did not answer in time; it is asked, never told again blindly.
 */
export const orderEvents = {
  expire: { from: ['AWAITING_PAYMENT'], to: 'EXPIRED' },
  supersede: { from: ['AWAITING_PAYMENT'], to: 'SUPERSEDED' },
  pay: { from: ['AWAITING_PAYMENT'], to: 'PAID' },
  startBooking: { from: ['PAID'], to: 'BOOKING' },
  loseSight: { from: ['BOOKING', 'TICKETING'], to: 'UNKNOWN' },
  hold: { from: ['BOOKING', 'UNKNOWN'], to: 'HELD' },
  startTicketing: { from: ['HELD'], to: 'TICKETING' },
  complete: { from: ['PAID', 'BOOKING', 'TICKETING', 'UNKNOWN', 'HELD'], to: 'COMPLETED' },
  startRefund: { from: ['PAID', 'BOOKING', 'HELD', 'TICKETING', 'UNKNOWN'], to: 'REFUNDING' },
  refund: { from: ['REFUNDING'], to: 'REFUNDED' },
} as const satisfies Record<string, { from: readonly OrderState[]; to: OrderState }>;
export type OrderEvent = keyof typeof orderEvents;

/** Spec: isBookingInProcess. True from payment until the order has its end. */
export const isInProcess = (state: OrderState): boolean =>
  ['PAID', 'BOOKING', 'UNKNOWN', 'HELD', 'TICKETING', 'REFUNDING'].includes(state);

/** Business constant: minutes an order may be paid in; less where the supplier's own quote ends sooner. */
export const PAYMENT_WINDOW_MINUTES = 15;
