import { handle } from '#functions/http/handle.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { describeOrder } from './describe-order.ts';

export const getOrderHandler = handle(getOrder, (actor, { orderId }) => describeOrder(actor, orderId));
