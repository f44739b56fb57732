import { getActiveGateway } from '#shared/payments/gateways/get-active-gateway.ts';
import { getBankDetails } from '#shared/payments/get-bank-details.ts';
import { getGatewayTransactions } from '#shared/payments/gateways/get-gateway-transactions.ts';
import { getMyPayments } from '#shared/payments/get-my-payments.ts';
import { getPendingEntries } from '#shared/payments/get-pending-entries.ts';
import { type DomainLists, list } from '../list-row.ts';

/** Payments of a page that are all still open, which a page of long ago has none of. */
const openOrders = { with: 'orders that are not at their end in one trip more', trips: 3, most: 3 };

const oneRow = { with: 'one row of settings', queries: 0, read: 0 };

export const lists: DomainLists = {
  measured: [
    list('agent', getActiveGateway, oneRow),
    list('agent', getBankDetails, oneRow),
    list('staff', getGatewayTransactions, openOrders),
    list('agent', getMyPayments, openOrders),
    list('staff', getPendingEntries, { with: 'transfers', body: () => ({ what: 'transfers' as const }) }),
    list('staff', getPendingEntries, { with: 'payments', body: () => ({ what: 'gateways' as const }) }),
  ],
  left: {
    'payments/gateways/get-gateway-totals': 'adds up a thousand cards at most',
    'payments/get-order': 'one thing, with what belongs to it',
    'payments/gateways/get-gateway-settings': 'one thing, with what belongs to it',
    'payments/order-success-callback': 'writes, and answers what it wrote',
    'payments/gateways/save-gateway-secret': 'writes, and answers what it wrote',
    'payments/gateways/save-gateway-settings': 'writes, and answers what it wrote',
    'payments/settle-outside-refund': 'writes, and answers what it wrote',
  },
};
