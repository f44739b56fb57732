import { config } from './config.ts';
import { makeEars, sendWake } from './send-wake.ts';

/**
 * Tells a worker that a task waits. The task itself is in the table; losing a wake-up only costs the sweeper's
 * interval.
 */
export interface Wake {
  kind: 'booking';
  site: string;
  orderId: string;
}

const ears = makeEars<Wake>();

/** Embedded and tests: what runs when the process wakes itself. */
export const listenForWakes = ears.listen;

/** Sends a wake-up. Never throws: the commit before it is what counts. */
export async function wake(message: Wake): Promise<void> {
  const url = config().BOOKING_QUEUE_URL;
  if (url === 'local:') ears.tell(message);
  else await sendWake(url, message);
}
