import type { IdFields } from '../id-fields.ts';

export const idFields: IdFields = {
  'payments/pay-from-wallet': { orderId: 'order' },
  'payments/start-payment': { orderId: 'order' },
  'payments/get-order': { orderId: 'order' },
  'payments/order-success-callback': { orderId: 'order' },
  'payments/verify-phonepe-payment': { orderId: 'order' },
  'payments/gateways/get-gateway-transactions': {
    userId: 'maybe user',
    orderId: 'maybe order',
    cursor: 'maybe cursor',
  },
  'payments/gateways/get-gateway-totals': { userId: 'maybe user', orderId: 'maybe order' },
  'payments/get-my-payments': { cursor: 'maybe cursor' },
  'payments/ask-gateway': { orderId: 'order' },
  // What the gateway calls the refund.
  'payments/settle-outside-refund': { orderId: 'order', refundId: 'nobody' },
  // What the gateway calls the site's own keys.
  'payments/gateways/save-gateway-settings': { 'gateways.[].keyId': 'nobody' },
  'payments/get-pending-entries': { transferId: 'maybe transfer', cursor: 'maybe cursor' },
};
