import type { SQSEvent } from 'aws-lambda';
import { makeJob } from '#functions/actors/job.ts';
import { readOrder } from '#functions/payments/store.ts';
import { log } from '#functions/runtime/log.ts';
import type { Wake } from '#functions/runtime/wake-queue.ts';
import { commit } from '#functions/table/commit.ts';
import { randomId } from '#shared/ids.ts';
import { leaderOf } from './leaders.ts';
import { leaseIn, renewedLease } from '#functions/flights/saga/saga.ts';
import { leaseOrderWrites } from '#functions/payments/lease-writes.ts';

/**
 * Takes a paid order of any service and leads it on until its end, or until only waiting helps. Does nothing where another worker
 * holds it or it has ended. A throw (the table out of reach) leaves the lease to run out and the order's task to the
 * sweeper.
 */
export async function runBooking(site: string, orderId: string): Promise<void> {
  const actor = await makeJob(site, 'booking-worker');
  if (!actor) return;
  const lease = randomId(80);
  const found = await readOrder(actor, orderId);
  // What was bought through a link is led on by the supplier's order, for both.
  if (!found.ok || found.value.boughtFrom) return;
  const { state } = found.value;
  const taken = await commit(actor, leaseOrderWrites(actor, orderId, renewedLease(lease, leaseIn(state)), state));
  if (!taken.ok) return;
  await leaderOf(found.value).lead(actor, found.value, lease);
}

/** Wake-ups from the queue. One that fails is delivered again, and in the end kept in the dead-letter queue. */
export async function handler(event: SQSEvent): Promise<{ batchItemFailures: { itemIdentifier: string }[] }> {
  const batchItemFailures: { itemIdentifier: string }[] = [];
  for (const { body, messageId } of event.Records) {
    const { site, orderId } = JSON.parse(body) as Wake;
    await runBooking(site, orderId).catch((error: Error) => {
      log.error('wake-up failed', { site, orderId, error });
      batchItemFailures.push({ itemIdentifier: messageId });
    });
  }
  return { batchItemFailures };
}
