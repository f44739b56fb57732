export const kartStates = ['DRAFT', 'SENT', 'ACCEPTED', 'VOUCHERED', 'CANCELLED'] as const;

export type KartState = (typeof kartStates)[number];

/**
 * A quotation's lifecycle: event → from which states, to which. Sending makes a numbered version; what was accepted is one
 * of them. What is paid for is accepted with it. That one has lapsed is told by the clock. A voucher that is withdrawn
 * leads back to where it was made from.
 */
export const kartEvents = {
  send: { from: ['DRAFT', 'SENT', 'ACCEPTED'], to: 'SENT' },
  accept: { from: ['SENT'], to: 'ACCEPTED' },
  pay: { from: ['SENT', 'ACCEPTED', 'VOUCHERED'], to: 'ACCEPTED' },
  cancel: { from: ['DRAFT', 'SENT', 'ACCEPTED', 'VOUCHERED'], to: 'CANCELLED' },
  voucher: { from: ['DRAFT', 'SENT', 'ACCEPTED'], to: 'VOUCHERED' },
  withdrawVoucher: { from: ['VOUCHERED'], to: 'DRAFT' },
} as const satisfies Record<string, { from: readonly KartState[]; to: KartState }>;
export type KartEvent = keyof typeof kartEvents;

/** The state that an event leads to; undefined where it is none of that state's. What is vouchered stays so when it is paid. */
export function stateAfter(event: KartEvent, state: KartState): KartState | undefined {
  if (!(kartEvents[event].from as readonly KartState[]).includes(state)) return undefined;
  return event === 'pay' && state === 'VOUCHERED' ? state : kartEvents[event].to;
}
