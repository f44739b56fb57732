import { Stack, type StackProps } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import type { ApiStack } from '../api-stack.ts';
import type { DataStack } from '../data-stack.ts';
import type { Settings } from '../settings.ts';
import { alarmFacts } from './alarm-facts.ts';
import { deskDashboard } from './desk-dashboard.ts';
import { logCounts, NAMESPACE, patternOf } from './metrics.ts';

export interface ObservabilityStackProps extends StackProps {
  settings: Settings;
  data: DataStack;
  api: ApiStack;
}

/** What tells a travel desk that something needs a person: alarms by mail, and one page of charts. */
export class ObservabilityStack extends Stack {
  private readonly topic: Topic;

  constructor(scope: Construct, id: string, { settings, data, api, ...props }: ObservabilityStackProps) {
    super(scope, id, props);
    this.topic = new Topic(this, 'Alarms', { displayName: 'Portolan alarms', enforceSSL: true });
    if (settings.alarmMail) this.topic.addSubscription(new EmailSubscription(settings.alarmMail));
    this.countLogs(api);
    for (const { name, says, metric, threshold, periods, isBelow } of alarmFacts(data, api))
      this.alarm(name, says, metric, threshold, periods, isBelow);
    deskDashboard(this, data, api);
  }

  private countLogs(api: ApiStack): void {
    for (const count of logCounts) {
      const { metric, functions, value } = count;
      for (const [name, lambda] of Object.entries(api.functions)) {
        if (functions && !functions.includes(name)) continue;
        new MetricFilter(this, `${metric}-${name}`, {
          logGroup: lambda.logGroup,
          metricNamespace: NAMESPACE,
          metricName: metric,
          metricValue: value ?? '1',
          filterPattern: FilterPattern.literal(patternOf(count)),
        });
      }
    }
  }

  private alarm(name: string, says: string, metric: IMetric, threshold: number, periods = 1, isBelow = false): void {
    const alarm = new Alarm(this, name, {
      alarmName: `portolan ${name}`,
      alarmDescription: says,
      metric,
      threshold,
      evaluationPeriods: periods,
      comparisonOperator: isBelow
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: isBelow ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
  }
}
