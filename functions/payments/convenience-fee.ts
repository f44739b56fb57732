import type { PriceLine } from '#shared/price-line.ts';
import { portionOf } from '#shared/money.ts';
import type { GatewayFee, OrderItem } from './model.ts';

/** What a gateway's fee comes to, beside what is paid for; minor units. */
export const feeOn = (fee: GatewayFee | undefined, minor: number): number => {
  if (!fee) return 0;
  return fee.kind === 'percent' ? portionOf(minor, fee.value) : fee.value;
};

/** The same as a price line; none where there is no fee. */
export const feeLines = (minor: number, gateway: string): PriceLine[] =>
  minor === 0
    ? []
    : [{ kind: 'convenienceFee', label: 'Convenience fee', amount: minor, source: `gateway:${gateway}` }];

/** What was paid for an order beside its amount; zero from a wallet, and as long as it is not paid. Minor units. */
export const paidFee = ({ paidBy }: Pick<OrderItem, 'paidBy'>): number =>
  (paidBy?.method === 'gateway' && paidBy.fee) || 0;

/** What was paid in all, and goes back where nothing comes of the order. Minor units. */
export const paidInAll = (order: Pick<OrderItem, 'amount' | 'paidBy'>): number => order.amount + paidFee(order);
