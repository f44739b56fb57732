/**
 * What the contract client has to say to the page beyond the answer itself. The client knows no toast and no route:
 * the shell listens and acts.
 */
export type ApiEvent =
  /** Show this text. */
  | { event: 'failure'; text: string }
  /** The session is over; the flight client's goes to the search page, any other to login. */
  | { event: 'signed-out'; to: 'search' | 'login' }
  /**
   * A call was refused for who asks: what they may do has changed, or never was theirs; or their site has begun to ask a
   * second factor of them.
   */
  | { event: 'forbidden'; lacksSecondFactor: boolean }
  /** An order expired, is unpaid, or its price changed. `orderId` where the call was about one. */
  | { event: 'review'; orderId?: string };

const listeners = new Set<(message: ApiEvent) => void>();

export function announce(message: ApiEvent): void {
  for (const hear of listeners) hear(message);
}

/** Calls back with every event until the returned function is called. */
export function onApiEvent(hear: (message: ApiEvent) => void): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}
