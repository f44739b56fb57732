import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';

export const NAMESPACE = 'Portolan';

/** What is counted in the logs: which line, of which functions, and what it adds (1, or a field of the line). */
export interface LogCount {
  metric: string;
  /** The line's message as the code says it; any of several. */
  says: readonly string[];
  /** What else must hold of the line. */
  where?: string;
  /** The functions whose code can say it; left out, every one is listened to. */
  functions?: readonly string[];
  value?: string;
}

/** Minutes without an answer from its supplier after which a booking needs a person. */
const STUCK = 30;
const SUPPLIED = ['flights', 'flights-offers', 'search', 'changes', 'booking-worker', 'scheduled'];

export const logCounts: readonly LogCount[] = [
  { metric: 'Defects', says: ['call failed', 'page failed'] },
  { metric: 'PaymentDefects', says: ['call failed'], functions: ['payments', 'wallet'] },
  {
    metric: 'GatewayFailures',
    says: ['gateway failed'],
    functions: ['payments', 'quotations', 'scheduled', 'booking-worker', 'gateway-pages'],
  },
  { metric: 'WebhooksRefused', says: ['webhook refused'], functions: ['payments', 'gateway-pages', 'flights-offers'] },
  {
    metric: 'RefundsFailed',
    says: ['refund failed at the gateway'],
    functions: ['payments', 'quotations', 'gateway-pages', 'scheduled'],
  },
  { metric: 'SupplierFailures', says: ['supplier failed'], functions: SUPPLIED },
  { metric: 'TaskFailures', says: ['task failed'], functions: ['scheduled'] },
  { metric: 'JobsFailed', says: ['job failed'], functions: ['jobs-worker'] },
  { metric: 'MailsNotSent', says: ['mail not sent'] },
  {
    metric: 'BookingsStuck',
    says: ['booking unknown'],
    where: `$.minutes >= ${STUCK}`,
    functions: ['booking-worker', 'scheduled'],
  },
  {
    metric: 'UnknownAsked',
    says: ['schedule took'],
    where: '$.kind = "UNKNOWN"',
    functions: ['scheduled'],
    value: '$.taken',
  },
  {
    metric: 'RefundsUnderWay',
    says: ['schedule took'],
    where: '$.kind = "REFUND"',
    functions: ['scheduled'],
    value: '$.taken',
  },
  {
    metric: 'PaymentsAskedAbout',
    says: ['schedule took'],
    where: '$.kind = "SETTLE"',
    functions: ['scheduled'],
    value: '$.taken',
  },
  { metric: 'LedgerMismatches', says: ['ledger mismatch'], functions: ['reconcile-wallets'] },
];

/** The pattern by which CloudWatch finds a count's lines (AWS: "Filter pattern syntax", JSON). */
export function patternOf({ says, where }: LogCount): string {
  const said = says.map((message) => `($.message = "${message}")`).join(' || ');
  return `{ ${where ? `(${said}) && (${where})` : said} }`;
}

/** The sum of a count over some minutes. */
export const counted = (metricName: string, minutes: number): Metric =>
  new Metric({ namespace: NAMESPACE, metricName, statistic: 'Sum', period: Duration.minutes(minutes) });
