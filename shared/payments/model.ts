/** What an order pays for. Flights first; the others hang on the same order later. */
export const serviceNames = ['flight', 'activity', 'kart', 'walletTopUp', 'gatewayTest', 'reissue'] as const;
export type ServiceName = (typeof serviceNames)[number];

export const orderStates = [
  'AWAITING_PAYMENT',
  'HOLDING',
  'AWAITING_TICKETING',
  'RELEASING',
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
 * HOLDING, AWAITING_TICKETING, RELEASING: nothing is paid; the supplier is asked to hold seats, holds them, takes them back.
 * Hold from PAID: what was held before it was paid.
 */
export const orderEvents = {
  expire: { from: ['AWAITING_PAYMENT'], to: 'EXPIRED' },
  supersede: { from: ['AWAITING_PAYMENT'], to: 'SUPERSEDED' },
  startHold: { from: ['AWAITING_PAYMENT'], to: 'HOLDING' },
  held: { from: ['HOLDING'], to: 'AWAITING_TICKETING' },
  notHeld: { from: ['HOLDING'], to: 'EXPIRED' },
  startRelease: { from: ['AWAITING_TICKETING'], to: 'RELEASING' },
  released: { from: ['RELEASING'], to: 'EXPIRED' },
  pay: { from: ['AWAITING_PAYMENT', 'AWAITING_TICKETING'], to: 'PAID' },
  startBooking: { from: ['PAID'], to: 'BOOKING' },
  loseSight: { from: ['BOOKING', 'TICKETING'], to: 'UNKNOWN' },
  hold: { from: ['PAID', 'BOOKING', 'UNKNOWN'], to: 'HELD' },
  startTicketing: { from: ['HELD'], to: 'TICKETING' },
  complete: { from: ['PAID', 'BOOKING', 'TICKETING', 'UNKNOWN', 'HELD'], to: 'COMPLETED' },
  startRefund: { from: ['PAID', 'BOOKING', 'HELD', 'TICKETING', 'UNKNOWN'], to: 'REFUNDING' },
  refund: { from: ['REFUNDING'], to: 'REFUNDED' },
} as const satisfies Record<string, { from: readonly OrderState[]; to: OrderState }>;
export type OrderEvent = keyof typeof orderEvents;

/** Spec: isBookingInProcess. True from payment until the order has its end. */
export const isInProcess = (state: OrderState): boolean =>
  ['PAID', 'BOOKING', 'UNKNOWN', 'HELD', 'TICKETING', 'REFUNDING'].includes(state);

/** What a worker has in hand: every paid order until its end, and the unpaid ones that a supplier is asked about. */
export const isLed = (state: OrderState): boolean => state === 'HOLDING' || state === 'RELEASING' || isInProcess(state);

/** Unpaid, and payable while its time lasts. */
export const isPayable = (state: OrderState): boolean => state === 'AWAITING_PAYMENT' || state === 'AWAITING_TICKETING';

/** Held seats are given back so long before their supplier's own limit, minutes. */
export const RELEASE_BEFORE_MINUTES = 10;

/** Business constant: minutes an order may be paid in; less where the supplier's own quote ends sooner. */
export const PAYMENT_WINDOW_MINUTES = 15;
