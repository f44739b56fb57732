import { Duration } from 'aws-cdk-lib';
import { Dashboard, GraphWidget, type IMetric, SingleValueWidget } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { ApiStack } from '../api-stack.ts';
import type { DataStack } from '../data-stack.ts';
import { BOOKING_WORKER, SEARCH } from '../function-shapes.ts';
import { counted } from './metrics.ts';

const WIDTH = 12;
const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
  new GraphWidget({ title, left, right, width: WIDTH, height: 6 });

/** One page: what a travel desk asks first on top, what an engineer asks next below. */
export function deskDashboard(
  scope: Construct,
  data: DataStack,
  { functions, bookings, restApi }: ApiStack,
): Dashboard {
  const five = { period: Duration.minutes(5) };
  const of = (name: string, pick: (lambda: NonNullable<(typeof functions)[string]>) => IMetric): IMetric[] =>
    functions[name] ? [pick(functions[name])] : [];
  const dashboard = new Dashboard(scope, 'Desk', { dashboardName: 'portolan-desk' });
  dashboard.addWidgets(
    new SingleValueWidget({
      title: 'In the last hour',
      width: 24,
      height: 3,
      metrics: [
        'BookingsStuck',
        'UnknownAsked',
        'RefundsUnderWay',
        'PaymentDefects',
        'GatewayFailures',
        'SupplierFailures',
        'LedgerMismatches',
      ].map((name) => counted(name, 60)),
    }),
  );
  dashboard.addWidgets(
    graph(
      'Bookings: made, and waiting for a worker (s)',
      of(BOOKING_WORKER, (lambda) => lambda.metricInvocations(five)),
      [bookings.queue.metricApproximateAgeOfOldestMessage(five)],
    ),
    graph('Bookings: asked about, given back', [
      counted('UnknownAsked', 5),
      counted('RefundsUnderWay', 5),
      counted('PaymentsAskedAbout', 5),
    ]),
  );
  dashboard.addWidgets(
    graph(
      'Searches, and how long they take',
      of(SEARCH, (lambda) => lambda.metricInvocations(five)),
      of(SEARCH, (lambda) => lambda.metricDuration({ statistic: 'p95', ...five })),
    ),
    graph('Suppliers failing', [counted('SupplierFailures', 5)]),
  );
  dashboard.addWidgets(
    graph(
      'API: calls and 5xx',
      [restApi.metricCount({ statistic: 'Sum', ...five })],
      [restApi.metricServerError({ statistic: 'Sum', ...five })],
    ),
    graph('API: p50, p95 ms', [
      restApi.metricLatency({ statistic: 'p50', ...five }),
      restApi.metricLatency({ statistic: 'p95', ...five }),
    ]),
  );
  dashboard.addWidgets(
    graph('Table: units consumed', [
      data.table.metricConsumedReadCapacityUnits(five),
      data.table.metricConsumedWriteCapacityUnits(five),
    ]),
    graph(
      'Functions: errors',
      Object.values(functions).map((lambda) => lambda.metricErrors({ statistic: 'Sum', ...five })),
    ),
  );
  return dashboard;
}
