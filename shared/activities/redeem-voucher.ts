import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { voucherCodeField, voucherShown } from './voucher/voucher-shown.ts';

export const redeemVoucher = defineCall({
  name: 'activities/redeem-voucher',
  method: 'POST',
  path: '/api/activities/redeemVoucher',
  summary: 'Takes an item of a voucher in, once.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'activities.edit', module: 'Activities', locked: true },
  request: z.strictObject({
    /** Code of the voucher. */
    code: voucherCodeField,
    /** The item of it. */
    itemId: z.string().check(z.minLength(1), z.maxLength(60)),
  }),
  response: z.object({
    /** The voucher as it is now. */
    voucher: voucherShown,
  }),
  failures: [],
});
