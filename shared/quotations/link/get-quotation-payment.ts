import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { amount, priced } from '../../money.ts';
import { orderId } from '../../payments/order-view.ts';
import { quoteTokenField } from './token-field.ts';

/** What came of a payment: `FAILED` and `EXPIRED` charged nothing, of `RETURNED` the money goes back. */
export const quotationPaymentStates = ['UNPAID', 'PENDING', 'PAID', 'FAILED', 'EXPIRED', 'RETURNED'] as const;

export const getQuotationPayment = defineCall({
  name: 'quotations/link/get-quotation-payment',
  method: 'POST',
  path: '/api/quotation/getPayment',
  summary: 'What came of a payment that was begun by a quotation’s link; the gateway is asked.',
  actor: 'quoteHolder',
  access: { scope: 'own', module: 'Dmc' },
  request: z.strictObject({
    /** What the link ends in. */
    token: quoteTokenField,
    /** The order that is being paid. */
    orderId,
  }),
  response: priced(
    z.object({
      /** The order that is being paid. */
      orderId: z.string(),
      /** What came of it. */
      state: z.enum(quotationPaymentStates),
      /** ISO 4217 code of every amount. */
      currency: z.string(),
      /** What the order is for. */
      amount,
      /** What is paid at the gateway in all, with its convenience fee. */
      total: amount,
      /** Running number of the quotation. */
      quotationId: z.number(),
      /** What the trip is called. */
      kartName: z.string(),
      /** What of the quotation was paid by now. */
      paid: amount,
      /** What of it is still to be paid. */
      open: amount,
    }),
  ),
  failures: [],
});
