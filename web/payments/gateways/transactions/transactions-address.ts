import { outcomeNames } from '#shared/payments/gateways/gateway-transaction.ts';
import { getGatewayTransactions } from '#shared/payments/gateways/get-gateway-transactions.ts';
import { formatDay } from '#shared/time.ts';
import { listAddress } from '#web/ui/list/list-address.ts';

/** What the address of the payments at gateways holds. */
export const transactionsAddress = listAddress(getGatewayTransactions.request.shape, {
  leaveOut: ['cursor'],
  saved: [
    { id: '', label: 'All payments', sets: { show: 'all' } },
    { id: 'open', label: 'Pending', sets: { show: 'open' } },
    { id: 'refunds', label: 'Refunds to settle', sets: { show: 'refunds' } },
  ],
});
export type TransactionsFilter = typeof transactionsAddress.none;

/** How what the filter names by id is called, as far as it is known. */
interface Called {
  customer?: string;
  gateway?: string;
}

/** Restrictions in force, each with the filter without it. What is searched for stands in its field. */
export function restrictionsOf(
  filter: TransactionsFilter,
  { customer, gateway: title }: Called = {},
): { label: string; without: TransactionsFilter }[] {
  const { from, to, gateway, amount, outcome, userId, orderId } = filter;
  return [
    ...(from ? [{ label: `From ${formatDay(from)}`, without: { ...filter, from: '' as const } }] : []),
    ...(to ? [{ label: `To ${formatDay(to)}`, without: { ...filter, to: '' as const } }] : []),
    ...(gateway ? [{ label: title ?? gateway, without: { ...filter, gateway: '' } }] : []),
    ...(amount ? [{ label: `Amount ${amount}`, without: { ...filter, amount: '' } }] : []),
    ...(outcome ? [{ label: outcomeNames[outcome], without: { ...filter, outcome: '' as const } }] : []),
    ...(userId ? [{ label: customer ?? 'One customer', without: { ...filter, userId: '' } }] : []),
    ...(orderId ? [{ label: `Order ${orderId.slice(0, 10)}`, without: { ...filter, orderId: '' } }] : []),
  ];
}
