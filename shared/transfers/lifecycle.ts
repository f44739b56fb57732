export const transferStates = ['OPEN', 'DONE', 'WITHDRAWN'] as const;
type State = (typeof transferStates)[number];

/**
 * A transfer's lifecycle: event → from which states, to which. The voucher's work makes and withdraws it; its driver or
 * staff say that it is done, staff alone that it is not.
 */
export const transferEvents = {
  make: { from: ['WITHDRAWN'], to: 'OPEN' },
  done: { from: ['OPEN'], to: 'DONE' },
  notDone: { from: ['DONE'], to: 'OPEN' },
  withdraw: { from: ['OPEN'], to: 'WITHDRAWN' },
} as const satisfies Record<string, { from: readonly State[]; to: State }>;
export type TransferEvent = keyof typeof transferEvents;

/** The state that an event leads to; undefined where it is none of that state's. */
export const transferAfter = (event: TransferEvent, state: State): State | undefined =>
  (transferEvents[event].from as readonly State[]).includes(state) ? transferEvents[event].to : undefined;
