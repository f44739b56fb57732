import type { ServiceName } from '#shared/payments/model.ts';
import type { OrderView } from '#shared/payments/order-view.ts';
import { activityOrder } from './activity-order.ts';
import { flightOrder } from './flight-order.tsx';
import { gatewayTestOrder } from './gateway-test-order.ts';
import type { OrderKind } from './order-kind.ts';
import { topUpOrder } from './top-up-order.ts';
import { kartOrder } from './kart-order.ts';
import { reissueOrder } from './reissue-order.ts';
import { paths } from '#web/app/paths.ts';

/** An order that is not known yet, or of something that has no page of its own: nothing is said but what is always true. */
const unknownOrder: OrderKind = {
  payPath: () => paths.payments,
  pay: 'Open my payments',
  heard: 'if you have paid, it counts without this page.',
  late: 'your payment counts once it arrives. A payment that arrives too late is refunded.',
  Paid: flightOrder.Paid,
};

const kinds: Partial<Record<ServiceName, OrderKind>> = {
  flight: flightOrder,
  walletTopUp: topUpOrder,
  gatewayTest: gatewayTestOrder,
  reissue: reissueOrder,
  kart: kartOrder,
  activity: activityOrder,
};

/** What an order is about, as far as it is known. */
export const orderKindOf = (order: Pick<OrderView, 'serviceName'> | undefined): OrderKind =>
  (order && kinds[order.serviceName]) ?? unknownOrder;
