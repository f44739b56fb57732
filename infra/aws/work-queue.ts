import { Duration } from 'aws-cdk-lib';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { FunctionShape } from './function-shapes.ts';

/** Wake-ups a worker could not answer are tried so often, then kept. The task itself is in the table and swept. */
const TRIES = 3;

/**
 * Wakes one worker, and keeps what failed for a person to look at. Each worker has a queue and executions of its own: no
 * booking waits behind an export.
 */
export class WorkQueue extends Construct {
  readonly queue: Queue;
  readonly failed: Queue;
  private readonly shape: FunctionShape;

  constructor(scope: Construct, id: string, shape: FunctionShape) {
    super(scope, id);
    this.shape = shape;
    this.failed = new Queue(this, 'Failed', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    this.queue = new Queue(this, 'Queue', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      // The lease: nobody else sees a message while a worker may still be at it.
      visibilityTimeout: Duration.seconds(shape.timeout * 6),
      retentionPeriod: Duration.days(1),
      deadLetterQueue: { queue: this.failed, maxReceiveCount: TRIES },
    });
  }

  /** One order or job at a time and worker: the next does not wait for a slow one. */
  feed(worker: IFunction): void {
    worker.addEventSource(
      new SqsEventSource(this.queue, {
        batchSize: 1,
        reportBatchItemFailures: true,
        maxConcurrency: this.shape.reserved,
      }),
    );
  }
}
