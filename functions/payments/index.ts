import { serve } from '#functions/http/serve.ts';
import { getActiveGatewayHandler } from './get-active-gateway.ts';
import { getBankDetailsHandler } from './get-bank-details.ts';
import { getOrderHandler } from './get-order.ts';
import { getPendingEntriesHandler } from './get-pending-entries.ts';
import { orderSuccessCallbackHandler } from './order-success-callback.ts';
import { payFromWalletHandler } from './pay-from-wallet.ts';
import { startPaymentHandler } from './start-payment.ts';

export const paymentsHandlers = [
  payFromWalletHandler,
  startPaymentHandler,
  getOrderHandler,
  orderSuccessCallbackHandler,
  getActiveGatewayHandler,
  getBankDetailsHandler,
  getPendingEntriesHandler,
];
export const handler = serve(paymentsHandlers);
export { gatewayPage } from './gateway-page.ts';
