import { feeOn } from '#functions/payments/convenience-fee.ts';
import type { GatewaySetting, OrderItem } from '#functions/payments/model.ts';
import { serviceOf } from '#functions/payments/services/registry.ts';

/** What paying an order at a gateway adds to its amount; zero for services that bear no fee. Minor units. */
export const feeFor = (
  order: Pick<OrderItem, 'serviceName' | 'amount'>,
  { fee }: Pick<GatewaySetting, 'fee'>,
): number => (serviceOf(order).isFreeOfFee ? 0 : feeOn(fee, order.amount));
