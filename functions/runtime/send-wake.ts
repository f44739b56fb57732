import { config } from './config.ts';

/** Sends a message to a queue. Never throws: a wake-up only saves the sweeper's interval. */
export async function sendWake(url: string, message: object): Promise<void> {
  const { SQSClient, SendMessageCommand } = await import('@aws-sdk/client-sqs');
  const client = new SQSClient({
    region: config().AWS_REGION,
    ...(config().SQS_ENDPOINT && { endpoint: config().SQS_ENDPOINT }),
  });
  await client
    .send(new SendMessageCommand({ QueueUrl: url, MessageBody: JSON.stringify(message) }))
    .catch(() => undefined);
}

/** What runs in this process when it wakes itself. */
export interface Ears<Message> {
  /** Embedded and tests: what is run; undefined: nothing. */
  listen(run: ((message: Message) => Promise<void>) | undefined): void;
  /** Hands a message on, after what is being done now. */
  tell(message: Message): void;
}

/** A wake-up inside the process, in the place of a queue. */
export function makeEars<Message>(): Ears<Message> {
  let listener: ((message: Message) => Promise<void>) | undefined;
  return {
    listen: (run) => {
      listener = run;
    },
    tell: (message) => {
      const run = listener;
      if (run) setImmediate(() => void run(message).catch((error) => process.emitWarning(error as Error)));
    },
  };
}
