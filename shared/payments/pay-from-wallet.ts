import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { orderStates } from './model.ts';
import { acceptedDuplicates, orderId } from './order-view.ts';

export const payFromWallet = defineCall({
  name: 'payments/pay-from-wallet',
  method: 'POST',
  path: '/flightApi/api/payments/payFromWallet',
  summary: "Pays an order from its owner's wallet and begins the booking.",
  actor: 'user',
  access: { scope: 'own', byKey: 'sell' },
  idempotent: true,
  request: z.strictObject({ orderId, acceptedDuplicates }),
  response: z.object({
    /** The order that was paid. */
    orderId: z.string(),
    /** The booking that it becomes. */
    bookingId: z.string(),
    /** Where the order stands now; `PAID` or further. */
    state: z.enum(orderStates),
    /** True until the booking has its end: ask getOrder again. */
    isBookingInProcess: z.boolean(),
  }),
  failures: [
    'ALREADY_PAID',
    'ORDER_EXPIRED',
    'PAYMENT_UNSUCCESSFUL',
    'INSUFFICIENT_BALANCE',
    'DAILY_LIMIT',
    'WALLET_BUSY',
    'ORDER_SUPERSEDED',
    'DUPLICATE_BOOKING',
    'FARE_EXPIRED',
  ],
});
