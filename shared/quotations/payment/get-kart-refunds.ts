import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { priced } from '../../money.ts';
import { refundShown } from '../../payments/refund-shown.ts';
import { kartIdField } from '../get-kart-by-id.ts';

export const refundOfKart = priced(refundShown);

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
