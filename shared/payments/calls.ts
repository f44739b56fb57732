import type { Call } from '../contract.ts';
import { askGateway } from './ask-gateway.ts';
import { getActiveGateway } from './gateways/get-active-gateway.ts';
import { getBankDetails } from './get-bank-details.ts';
import { getPendingEntries } from './get-pending-entries.ts';
import { getGatewaySettings } from './gateways/get-gateway-settings.ts';
import { getGatewayTotals } from './gateways/get-gateway-totals.ts';
import { getGatewayTransactions } from './gateways/get-gateway-transactions.ts';
import { getMyPayments } from './get-my-payments.ts';
import { getOrder } from './get-order.ts';
import { getRazorpayDetails } from './get-razorpay-details.ts';
import { orderSuccessCallback } from './order-success-callback.ts';
import { payFromWallet } from './pay-from-wallet.ts';
import { phonepeWebhook } from './phonepe-webhook.ts';
import { razorpayWebhook } from './razorpay-webhook.ts';
import { saveGatewaySecret } from './gateways/save-gateway-secret.ts';
import { saveGatewaySettings } from './gateways/save-gateway-settings.ts';
import { settleOutsideRefund } from './settle-outside-refund.ts';
import { startPayment } from './start-payment.ts';
import { startTestPayment } from './start-test-payment.ts';
import { verifyPhonepePayment } from './verify-phonepe-payment.ts';

/** Calls by room: a function that answers several loads the first at its start, the other when it is first asked. */
export const paymentsRooms = {
  /** What a sale passes, and what gateways say of it. */
  sale: [
    payFromWallet,
    startPayment,
    getOrder,
    orderSuccessCallback,
    getActiveGateway,
    getRazorpayDetails,
    razorpayWebhook,
    phonepeWebhook,
    verifyPhonepePayment,
    getBankDetails,
  ],
  /** What is looked at and set up beside it. */
  gateways: [
    getGatewayTransactions,
    getGatewayTotals,
    getMyPayments,
    askGateway,
    settleOutsideRefund,
    getGatewaySettings,
    saveGatewaySettings,
    saveGatewaySecret,
    startTestPayment,
    getPendingEntries,
  ],
} satisfies Record<string, readonly Call[]>;

export const paymentsCalls = Object.values(paymentsRooms).flat();
