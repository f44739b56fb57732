import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { amount, priced } from '../../money.ts';
import { refundStates } from '../../payments/refund.ts';
import { kartIdField } from '../get-kart-by-id.ts';

export const refundOfKart = priced(
  z.object({
    /** The order that was paid. */
    orderId: z.string(),
    /** Which refund of that order it is. */
    reference: z.string(),
    /** ISO 4217 code of the amount. */
    currency: z.string(),
    /** What goes back. */
    amount,
    /** Where it is: due, asked of the gateway, given, or stuck where the gateway refused it three times. */
    state: z.enum(refundStates),
    /** Whether it goes into the wallet or back by the gateway. */
    to: z.enum(['wallet', 'gateway']),
    /** When it was given; empty until then. */
    givenAt: z.string(),
  }),
);

/** What went back of a quotation’s payments, the newest first. */
export const kartRefunds = z.object({
  /** Each refund of each of its payments. */
  refunds: z.array(refundOfKart),
});

export const getKartRefunds = defineCall({
  name: 'quotations/payment/get-kart-refunds',
  method: 'POST',
  path: '/api/kart/getKartRefunds',
  summary: 'What went back of a quotation’s payments, and what its gateway refuses to give back.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'karts.view', module: 'Dmc' },
  request: z.strictObject({
    /** Id of the quotation. */
    id: kartIdField,
  }),
  response: kartRefunds,
  failures: [],
});
