import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { voucherCodeField, voucherShown } from './voucher/voucher-shown.ts';

export const getVoucher = defineCall({
  name: 'activities/get-voucher',
  method: 'POST',
  path: '/api/activities/getVoucher',
  summary: 'A confirmed cart as the voucher that gates take, by its code.',
  actor: 'user',
  access: { scope: 'own', permission: 'activities.view', module: 'Activities', locked: true },
  request: z.strictObject({
    /** Code of the voucher. */
    code: voucherCodeField,
  }),
  response: z.object({
    /** The voucher as it is now. */
    voucher: voucherShown,
  }),
  failures: [],
});
