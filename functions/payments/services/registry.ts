import { fail, type Failure, type FailureCode } from '#shared/errors.ts';
import type { ServiceName } from '#shared/payments/model.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { activityService } from './activity.ts';
import { flightService } from './flight.ts';
import { gatewayTestService } from './gateway-test.ts';
import { kartService } from './kart.ts';
import type { OrderService } from './order-service.ts';
import { reissueService } from './reissue.ts';
import { walletTopUpService } from './wallet-top-up.ts';

/** What can be ordered: one line a service, one file each. */
export const orderServices: Record<ServiceName, OrderService> = {
  flight: flightService,
  walletTopUp: walletTopUpService,
  gatewayTest: gatewayTestService,
  reissue: reissueService,
  kart: kartService,
  activity: activityService,
};

/** What an order is about. */
export const serviceOf = ({ serviceName }: Pick<OrderItem, 'serviceName'>): OrderService => orderServices[serviceName];

/** A refusal about an order, in the words of its service, and of one that is over by its code. */
export function refusalOf<F extends FailureCode>(
  order: Pick<OrderItem, 'serviceName'>,
  code: F,
): Failure<F | 'PAYMENT_UNSUCCESSFUL'> {
  const { refusals, whenOver } = serviceOf(order);
  const isOver = code === 'ORDER_EXPIRED' || code === 'ORDER_UNPAID';
  const message = refusals[code];
  return fail((isOver && whenOver) || code, message === undefined ? {} : { message });
}
