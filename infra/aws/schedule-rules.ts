import { Duration } from 'aws-cdk-lib';
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

export interface ScheduleFact {
  readonly name: string;
  readonly everySeconds: number;
}

export const DAY_SECONDS = 86_400;

/** Runs that could not be started or failed, for a person to look at. */
export class ScheduleDeadLetters extends Construct {
  readonly queue: Queue;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.queue = new Queue(this, 'Queue', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
  }
}

/**
 * One rule a schedule, telling the function its name. A missed run is not made up for: the next one finds the same
 * work.
 */
export class ScheduleRules extends Construct {
  readonly rules: Rule[];

  constructor(
    scope: Construct,
    id: string,
    { schedules, target, failed }: { schedules: readonly ScheduleFact[]; target: IFunction; failed: Queue },
  ) {
    super(scope, id);
    this.rules = schedules.map(
      ({ name, everySeconds }) =>
        new Rule(this, name, {
          description: `portolan ${name}`,
          schedule: Schedule.rate(Duration.minutes(Math.max(1, Math.round(everySeconds / 60)))),
          targets: [
            new LambdaTarget(target, {
              event: RuleTargetInput.fromObject({ name }),
              deadLetterQueue: failed,
              retryAttempts: 2,
              maxEventAge: Duration.minutes(5),
            }),
          ],
        }),
    );
  }
}
