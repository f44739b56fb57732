export const cartStates = [
  'DRAFT',
  'ON_HOLD',
  'PENDING',
  'CONFIRMED',
  'REJECTED',
  'CANCELLED',
  'REDEEMED',
  'EXPIRED',
] as const;
export type CartState = (typeof cartStates)[number];

/**
 * A cart's lifecycle: event → from which states, to which. What is paid is confirmed at once where all of it is, and waits
 * for staff otherwise.
 */
export const cartEvents = {
  checkOut: { from: ['DRAFT'], to: ['ON_HOLD'] },
  expire: { from: ['ON_HOLD', 'DRAFT'], to: ['EXPIRED'] },
  pay: { from: ['ON_HOLD'], to: ['CONFIRMED', 'PENDING'] },
  confirm: { from: ['PENDING'], to: ['CONFIRMED'] },
  reject: { from: ['PENDING'], to: ['REJECTED'] },
  cancel: { from: ['PENDING', 'CONFIRMED'], to: ['CANCELLED'] },
  redeem: { from: ['CONFIRMED'], to: ['REDEEMED'] },
} as const satisfies Record<string, { from: readonly CartState[]; to: readonly CartState[] }>;
export type CartEvent = keyof typeof cartEvents;
export const cartEventNames = Object.keys(cartEvents) as [CartEvent, ...CartEvent[]];

/** Whether an event leads from one state to another. */
export const leadsTo = (event: CartEvent, from: CartState, to: CartState): boolean =>
  (cartEvents[event].from as readonly CartState[]).includes(from) &&
  (cartEvents[event].to as readonly CartState[]).includes(to);

/** What a cart is called by its state. */
export const cartStateNames: Record<CartState, string> = {
  DRAFT: 'In cart',
  ON_HOLD: 'On hold',
  PENDING: 'Pending',
  CONFIRMED: 'Confirmed',
  REJECTED: 'Rejected',
  CANCELLED: 'Cancelled',
  REDEEMED: 'Redeemed',
  EXPIRED: 'Expired',
};
