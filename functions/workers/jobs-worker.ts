import type { Context, SQSEvent } from 'aws-lambda';
import { clock } from '#functions/clock.ts';
import { runJob } from '#functions/workers/run-job.ts';
import { log } from '#functions/runtime/log.ts';
import type { JobWake } from '#functions/runtime/wake-jobs.ts';
import { MINUTE } from '#shared/time.ts';

/** What a run leaves for its last chunk, ms: another run goes on. */
const LAST_CHUNK = 2 * MINUTE;

/** Wake-ups from the queue. One that fails is delivered again, and in the end kept in the dead-letter queue. */
export async function handler(
  event: SQSEvent,
  context: Context,
): Promise<{ batchItemFailures: { itemIdentifier: string }[] }> {
  const until = clock.now() + context.getRemainingTimeInMillis() - LAST_CHUNK;
  const batchItemFailures: { itemIdentifier: string }[] = [];
  for (const { body, messageId } of event.Records) {
    const { site, userId, jobId } = JSON.parse(body) as JobWake;
    await runJob(site, userId, jobId, until).catch((error: Error) => {
      log.error('wake-up failed', { site, jobId, error });
      batchItemFailures.push({ itemIdentifier: messageId });
    });
  }
  return { batchItemFailures };
}
