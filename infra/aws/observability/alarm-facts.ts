import { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import { Operation } from 'aws-cdk-lib/aws-dynamodb';
import type { ApiStack } from '../api-stack.ts';
import type { DataStack } from '../data-stack.ts';
import { BOOKING_WORKER, JOBS_WORKER, SCHEDULED, SEARCH } from '../function-shapes.ts';
import { counted } from './metrics.ts';

export interface AlarmFact {
  name: string;
  /** What it means and what to do first, as the mail says it. */
  says: string;
  metric: IMetric;
  threshold: number;
  /** Periods in a row. */
  periods?: number;
  isBelow?: boolean;
}

const minutes = (amount: number) => ({ period: Duration.minutes(amount) });

/** What functions/table asks DynamoDB for. */
const TABLE_OPERATIONS = [
  Operation.GET_ITEM,
  Operation.BATCH_GET_ITEM,
  Operation.QUERY,
  Operation.PUT_ITEM,
  Operation.UPDATE_ITEM,
  Operation.DELETE_ITEM,
  Operation.TRANSACT_WRITE_ITEMS,
];

/**
 * Failures in a hundred questions: every search asks one source, every run of the worker at least one. 0 below twenty
 * failures.
 */
function supplierErrorRate(functions: ApiStack['functions']): IMetric {
  const asked = Object.fromEntries(
    [SEARCH, BOOKING_WORKER].flatMap((name, at) =>
      functions[name] ? [[`asked${at}`, functions[name].metricInvocations({ statistic: 'Sum', ...minutes(10) })]] : [],
    ),
  );
  const all = ['1', ...Object.keys(asked).map((name) => `FILL(${name}, 0)`)].join(' + ');
  return new MathExpression({
    expression: `IF(failures >= 20, 100 * failures / (${all}), 0)`,
    usingMetrics: { failures: counted('SupplierFailures', 10), ...asked },
    ...minutes(10),
  });
}

/** Every alarm. Thresholds are of a desk with some hundred bookings a day; a larger one raises them. */
export function alarmFacts(data: DataStack, api: ApiStack): AlarmFact[] {
  const { functions, bookings, jobs, failedRuns, restApi } = api;
  const throttled = (name: string, threshold: number): AlarmFact[] =>
    functions[name]
      ? [
          {
            name: `${name} throttled`,
            says: `The ${name} function had no execution left. Look at its reserved concurrency.`,
            metric: functions[name].metricThrottles({ statistic: 'Sum', ...minutes(5) }),
            threshold,
          },
        ]
      : [];
  return [
    // Asked about every 15 minutes at the latest, so a window of 20 holds each booking that is stuck.
    {
      name: 'bookings stuck in unknown',
      says: 'A booking has been without an answer from its supplier for half an hour. Open the queue, filter by In Process, and call the supplier.',
      metric: counted('BookingsStuck', 20),
      threshold: 1,
    },
    {
      name: 'money going back',
      says: 'Five orders or more were paid and could not be ticketed within a quarter of an hour. A supplier may be down.',
      metric: counted('RefundsUnderWay', 15),
      threshold: 5,
    },
    {
      name: 'payment failures',
      says: 'Payment calls failed by a defect. Look at the log of payments.',
      metric: counted('PaymentDefects', 5),
      threshold: 1,
    },
    {
      name: 'payment gateway failing',
      says: 'A payment gateway did not answer, or refused, ten times in ten minutes. Look at its status page; open orders are settled once it answers.',
      metric: counted('GatewayFailures', 10),
      threshold: 10,
    },
    {
      name: 'webhooks refused',
      says: 'Twenty notices in a quarter of an hour were forged, too old, or of another account. If a webhook secret was changed, it was not changed at the gateway or at Duffel too; payments and changed flights are found by asking either way.',
      metric: counted('WebhooksRefused', 15),
      threshold: 20,
    },
    {
      name: 'refund failed',
      says: 'A gateway could not give money back to a customer. Open the gateway transactions, and the gateway’s own dashboard.',
      metric: counted('RefundsFailed', 15),
      threshold: 1,
    },
    {
      name: 'ledger mismatch',
      says: 'A wallet does not equal the sum of its entries. Stop payouts and look at the log before anything else.',
      metric: counted('LedgerMismatches', 5),
      threshold: 1,
    },
    {
      name: 'supplier errors',
      says: 'More than one question in ten to the suppliers failed or was not answered in time, twenty at least. Their searches show no offers; their bookings are asked about.',
      metric: supplierErrorRate(functions),
      threshold: 10,
      periods: 2,
    },
    {
      name: 'defects',
      says: 'Calls were answered 500. The log lines say "call failed".',
      metric: counted('Defects', 5),
      threshold: 5,
    },
    {
      name: 'tasks failing',
      says: 'Due work failed and comes back after its lease. The log lines say "task failed".',
      metric: counted('TaskFailures', 15),
      threshold: 5,
    },
    {
      name: 'mails not sent',
      says: "SES refused mails. Look at its sending limits and the account's standing.",
      metric: counted('MailsNotSent', 15),
      threshold: 10,
    },
    {
      name: 'booking wake-ups lost',
      says: 'A wake-up failed three times. The sweeper has the order; the dead-letter queue says which.',
      metric: bookings.failed.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum', ...minutes(5) }),
      threshold: 1,
    },
    {
      name: 'booking queue waiting',
      says: 'Paid orders wait longer than two minutes for a worker.',
      metric: bookings.queue.metricApproximateAgeOfOldestMessage({ statistic: 'Maximum', ...minutes(1) }),
      threshold: 120,
      periods: 3,
    },
    {
      name: 'jobs failing',
      says: 'Exports were given up after several tries. The log lines of jobs-worker say "job interrupted" and why.',
      metric: counted('JobsFailed', 15),
      threshold: 3,
    },
    {
      name: 'job wake-ups lost',
      says: 'A wake-up of an export failed three times. The sweeper has the job; the dead-letter queue says which.',
      metric: jobs.failed.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum', ...minutes(5) }),
      threshold: 1,
    },
    {
      name: 'job queue waiting',
      says: 'Exports wait longer than ten minutes for a worker. Look at the reserved concurrency of jobs-worker.',
      metric: jobs.queue.metricApproximateAgeOfOldestMessage({ statistic: 'Maximum', ...minutes(1) }),
      threshold: 600,
      periods: 3,
    },
    {
      name: 'schedule runs lost',
      says: 'A schedule could not be run, or a bounced mail not be noted. The dead-letter queue says which.',
      metric: failedRuns.queue.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum', ...minutes(5) }),
      threshold: 1,
    },
    ...(functions[SCHEDULED]
      ? [
          {
            name: 'schedules silent',
            says: 'No schedule ran for ten minutes: orders do not expire and unknown bookings are not asked about.',
            metric: functions[SCHEDULED].metricInvocations({ statistic: 'Sum', ...minutes(10) }),
            threshold: 1,
            isBelow: true,
          },
        ]
      : []),
    ...throttled('payments', 1),
    ...throttled(BOOKING_WORKER, 1),
    ...throttled(JOBS_WORKER, 20),
    ...throttled(SEARCH, 100),
    {
      name: 'API failing',
      says: 'More than one call in a hundred was answered 5xx.',
      metric: new MathExpression({
        expression: 'IF(calls > 100, 100 * failed / calls, 0)',
        usingMetrics: {
          failed: restApi.metricServerError({ statistic: 'Sum', ...minutes(5) }),
          calls: restApi.metricCount({ statistic: 'Sum', ...minutes(5) }),
        },
        ...minutes(5),
      }),
      threshold: 1,
      periods: 2,
    },
    {
      name: 'table throttled',
      says: 'DynamoDB refused requests: a partition is hot, or the account is at its limit.',
      metric: data.table.metricThrottledRequestsForOperations({ operations: TABLE_OPERATIONS, ...minutes(5) }),
      threshold: 10,
    },
  ];
}
