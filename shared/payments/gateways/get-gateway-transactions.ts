import { defineCall } from '../../contract.ts';
import { cursorPage } from '../../lists/pages.ts';
import { gatewayTransaction } from './gateway-transaction.ts';
import { transactionFilter } from './transaction-filter.ts';

export const getGatewayTransactions = defineCall({
  name: 'payments/gateways/get-gateway-transactions',
  method: 'POST',
  path: '/api/payment/getGatewayTransactions',
  summary:
    'Payments begun at gateways, newest first: the site’s, those that no gateway has decided yet, a customer’s; by days, gateway, state and what is searched for.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'payments.view' },
  request: transactionFilter,
  response: cursorPage(gatewayTransaction),
  failures: [],
});
