import { config } from './config.ts';

/**
 * Tells a worker that a task waits. The task itself is in the table; losing a wake-up only costs the sweeper's
 * interval.
 */
export interface Wake {
  kind: 'booking';
  site: string;
  orderId: string;
}

type Listener = (wake: Wake) => Promise<void>;
let listener: Listener | undefined;

/** Embedded and tests: what runs when the process wakes itself. */
export const listenForWakes = (run: Listener | undefined): void => {
  listener = run;
};

/** Sends a wake-up. Never throws: the commit before it is what counts. */
export async function wake(message: Wake): Promise<void> {
  const url = config().BOOKING_QUEUE_URL;
  if (url === 'local:') {
    const run = listener;
    if (run) setImmediate(() => void run(message).catch((error) => process.emitWarning(error as Error)));
    return;
  }
  const { SQSClient, SendMessageCommand } = await import('@aws-sdk/client-sqs');
  const client = new SQSClient({
    region: config().AWS_REGION,
    ...(config().SQS_ENDPOINT && { endpoint: config().SQS_ENDPOINT }),
  });
  await client
    .send(new SendMessageCommand({ QueueUrl: url, MessageBody: JSON.stringify(message) }))
    .catch(() => undefined);
}
