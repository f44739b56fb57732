import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { amount } from '../../money.ts';
import { inSiteCurrency } from '../../site-currency.ts';
import { quoteTokenField } from './token-field.ts';

/** The way of who is signed in as the quotation's customer. */
export const BY_WALLET = 'wallet';

export const startQuotationPayment = defineCall({
  name: 'quotations/link/start-quotation-payment',
  method: 'POST',
  path: '/api/quotation/startPayment',
  summary:
    'Orders the deposit or the rest of a version for its customer, and begins to pay it at a gateway; a new one takes the place of what this link left unpaid.',
  actor: 'quoteHolder',
  access: { scope: 'own', module: 'Dmc' },
  request: inSiteCurrency(
    z.strictObject({
      /** What the link ends in. */
      token: quoteTokenField,
      /** Number of the version that is paid for, and accepted with it. */
      number: z.int().check(z.minimum(1), z.maximum(999)),
      /** What of it is to be paid. */
      pays: z.enum(['deposit', 'rest']),
      /** ISO 4217; left out, and never another than, the site's own. */
      currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
      /** Name of a gateway; `wallet` for who is signed in as the customer. */
      gateway: z.string().check(z.minLength(1), z.maxLength(40)),
      /** The convenience fee that was shown and is charged; refused where it is another by now. */
      fee: z._default(amount, 0),
    }),
  ),
  response: z.object({
    /** The order that is being paid. */
    orderId: z.string(),
    /** Where to send the browser: the gateway's page, or the order's own. */
    paymentUrl: z.string(),
  }),
  failures: ['NOT_APPROVED', 'ALREADY_PAID', 'ORDER_EXPIRED', 'ORDER_SUPERSEDED', 'PAYMENT_UNSUCCESSFUL'],
});
