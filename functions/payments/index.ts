import { serve } from '#functions/http/serve.ts';
import { askGatewayHandler } from './ask-gateway.ts';
import { getActiveGatewayHandler } from './get-active-gateway.ts';
import { getBankDetailsHandler } from './get-bank-details.ts';
import { getGatewaySettingsHandler } from './get-gateway-settings.ts';
import { getGatewayTransactionsHandler } from './get-gateway-transactions.ts';
import { getMyPaymentsHandler } from './get-my-payments.ts';
import { getOrderHandler } from './get-order.ts';
import { getPendingEntriesHandler } from './get-pending-entries.ts';
import { getRazorpayDetailsHandler } from './get-razorpay-details.ts';
import { orderSuccessCallbackHandler } from './order-success-callback.ts';
import { payFromWalletHandler } from './pay-from-wallet.ts';
import { phonepeWebhookHandler } from './phonepe-webhook.ts';
import { razorpayWebhookHandler } from './razorpay-webhook.ts';
import { saveGatewaySecretHandler } from './save-gateway-secret.ts';
import { saveGatewaySettingsHandler } from './save-gateway-settings.ts';
import { settleOutsideRefundHandler } from './settle-outside-refund.ts';
import { startPaymentHandler } from './start-payment.ts';
import { startTestPaymentHandler } from './start-test-payment.ts';
import { verifyPhonepePaymentHandler } from './verify-phonepe-payment.ts';

export const paymentsHandlers = [
  payFromWalletHandler,
  startPaymentHandler,
  getOrderHandler,
  orderSuccessCallbackHandler,
  getActiveGatewayHandler,
  askGatewayHandler,
  settleOutsideRefundHandler,
  getGatewaySettingsHandler,
  getGatewayTransactionsHandler,
  getMyPaymentsHandler,
  getRazorpayDetailsHandler,
  phonepeWebhookHandler,
  razorpayWebhookHandler,
  saveGatewaySecretHandler,
  saveGatewaySettingsHandler,
  startTestPaymentHandler,
  verifyPhonepePaymentHandler,
  getBankDetailsHandler,
  getPendingEntriesHandler,
];
export const handler = serve(paymentsHandlers);
export { gatewayPage } from './gateway-page.ts';
