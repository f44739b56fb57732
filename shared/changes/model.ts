/** What can be asked for: the money of everything, or of some passengers and sectors, or other flights. */
export const RequestType = { Refund: 1, PartialRefund: 2, ChangeItinerary: 3 } as const;
export type RequestTypeId = (typeof RequestType)[keyof typeof RequestType];

/** Why: the airline cancelled the flights, or anything else. */
export const CancellationType = { FlightCancelled: 2, Other: 3 } as const;
export type CancellationTypeId = (typeof CancellationType)[keyof typeof CancellationType];

export const changeStates = [
  'Asked',
  'ChargesSet',
  'Accepted',
  'Telling',
  'Unknown',
  'WithSupplier',
  'Completed',
  'Closed',
  'Rejected',
  'Withdrawn',
] as const;
export type ChangeState = (typeof changeStates)[number];

/** Who an event is left to. `asker`: whose booking it is, or staff for them. `worker`: nobody's call. */
export type ChangeActor = 'asker' | 'staff' | 'supplier' | 'worker';

/**
 * A change request's lifecycle: event → from which states, to which, by whom. A write of an event is conditional on its
 * `from`. From Telling nobody but the worker rejects: what the supplier did is not known to anybody else. What a reissue
 * costs more is accepted by paying it. From WithSupplier only a partner's site, which tells its own supplier then, says
 * other charges.
 */
export const changeEvents = {
  setCharges: { from: ['Asked', 'ChargesSet'], to: 'ChargesSet', by: ['staff', 'supplier'] },
  accept: { from: ['ChargesSet'], to: 'Accepted', by: ['asker'] },
  withdraw: { from: ['Asked', 'ChargesSet'], to: 'Withdrawn', by: ['asker'] },
  tell: { from: ['Accepted'], to: 'Telling', by: ['worker'] },
  loseSight: { from: ['Telling'], to: 'Unknown', by: ['worker'] },
  acknowledge: { from: ['Accepted', 'Telling', 'Unknown'], to: 'WithSupplier', by: ['worker', 'staff'] },
  notTold: { from: ['Unknown'], to: 'Accepted', by: ['worker'] },
  recharge: { from: ['Telling', 'WithSupplier'], to: 'ChargesSet', by: ['worker'] },
  complete: { from: ['WithSupplier'], to: 'Completed', by: ['worker', 'staff'] },
  reject: {
    from: ['Asked', 'ChargesSet', 'Accepted', 'Unknown', 'WithSupplier'],
    to: 'Rejected',
    by: ['supplier', 'staff'],
  },
  refuse: { from: ['Telling'], to: 'Rejected', by: ['worker'] },
  close: { from: ['Completed'], to: 'Closed', by: ['worker'] },
} as const satisfies Record<string, { from: readonly ChangeState[]; to: ChangeState; by: readonly ChangeActor[] }>;
export type ChangeEvent = keyof typeof changeEvents;

/** Until its end a request is the booking's one open request, and waits for somebody. */
export const isChangeOpen = (state: ChangeState): boolean =>
  state !== 'Completed' && state !== 'Closed' && state !== 'Rejected' && state !== 'Withdrawn';

/** How a person calls each state. */
export const changeStateName: Record<ChangeState, string> = {
  Asked: 'Charges requested',
  ChargesSet: 'Charges to accept',
  Accepted: 'Accepted',
  Telling: 'Being sent to the airline',
  Unknown: 'Being asked about at the airline',
  WithSupplier: 'With the airline',
  Completed: 'Completed',
  Closed: 'Closed',
  Rejected: 'Rejected',
  Withdrawn: 'Withdrawn',
};

/** A request's state in words: its supplier's own while the supplier has it and says any. */
export const changeStatusText = (state: ChangeState, supplierSays?: string): string =>
  (state === 'WithSupplier' && supplierSays) || changeStateName[state];
