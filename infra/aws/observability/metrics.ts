import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';

export const NAMESPACE = 'Portolan';

/** What is counted in the logs: which line, of which functions, and what it adds (1, or a field of the line). */
export interface LogCount {
  metric: string;
  pattern: string;
  /** Function names; left out, every function's log is read. */
  functions?: readonly string[];
  value?: string;
}

const saying = (message: string) => `{ $.message = "${message}" }`;
const took = (kind: string) => `{ $.message = "schedule took" && $.kind = "${kind}" }`;

export const logCounts: readonly LogCount[] = [
  { metric: 'Defects', pattern: saying('call failed') },
  { metric: 'PaymentDefects', pattern: saying('call failed'), functions: ['payments', 'wallet'] },
  { metric: 'SupplierFailures', pattern: saying('supplier failed'), functions: ['flights', 'search', 'booking-worker', 'scheduled'] },
  { metric: 'TaskFailures', pattern: saying('task failed'), functions: ['scheduled'] },
  { metric: 'MailsNotSent', pattern: saying('mail not sent') },
  { metric: 'UnknownAsked', pattern: took('UNKNOWN'), functions: ['scheduled'], value: '$.taken' },
  { metric: 'RefundsUnderWay', pattern: took('REFUND'), functions: ['scheduled'], value: '$.taken' },
  { metric: 'PaymentsAskedAbout', pattern: took('SETTLE'), functions: ['scheduled'], value: '$.taken' },
  { metric: 'LedgerMismatches', pattern: saying('ledger mismatch') },
];

/** The sum of a count over some minutes. */
export const counted = (metricName: string, minutes: number): Metric => new Metric({ namespace: NAMESPACE, metricName, statistic: 'Sum', period: Duration.minutes(minutes) });
