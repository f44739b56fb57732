import { Hub } from '@aws-amplify/core';

/**
 * What the contract client has to say to the page beyond the answer itself. The client knows no toast and no route:
 * the shell listens and acts.
 */
export type ApiEvent =
  /** Show this text. */
  | { event: 'failure'; text: string }
  /** The session is over; the flight client's goes to the search page, any other to login. */
  | { event: 'signed-out'; to: 'search' | 'login' }
  /** An order expired, is unpaid, or its price changed. `orderId` where the call was about one. */
  | { event: 'review'; orderId?: string };

const CHANNEL = 'portolan-api';

export const announce = (message: ApiEvent): void => Hub.dispatch(CHANNEL, { event: message.event, data: message });

/** Calls back with every event until the returned function is called. */
export const onApiEvent = (hear: (message: ApiEvent) => void): (() => void) =>
  Hub.listen(CHANNEL, ({ payload }) => hear((payload as { data: ApiEvent }).data));
