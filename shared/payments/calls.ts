import { getActiveGateway } from './get-active-gateway.ts';
import { getBankDetails } from './get-bank-details.ts';
import { getPendingEntries } from './get-pending-entries.ts';
import { getOrder } from './get-order.ts';
import { orderSuccessCallback } from './order-success-callback.ts';
import { payFromWallet } from './pay-from-wallet.ts';
import { startPayment } from './start-payment.ts';

export const paymentsCalls = [
  payFromWallet,
  startPayment,
  getOrder,
  orderSuccessCallback,
  getActiveGateway,
  getBankDetails,
  getPendingEntries,
];
