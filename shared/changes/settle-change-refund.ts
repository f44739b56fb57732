import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { orderId } from '../payments/order-view.ts';
import { changeView, reason, requestId } from './change-view.ts';

export const settleChangeRefund = defineCall({
  name: 'changes/settle-change-refund',
  method: 'POST',
  path: '/flightApi/api/settleChangeRefund',
  summary:
    'Says that a refund made at the gateway’s own dashboard was this one: it is given by that, and not once more. One of less leaves the rest due.',
  actor: 'user',
  access: { scope: 'site', permission: 'payments.refund', userTypes: ['staff'] },
  request: z.strictObject({
    requestId,
    /** The order whose payment it is of. */
    orderId,
    /** The refund at the dashboard, by the gateway's own id. */
    refundId: z.string().check(z.minLength(1), z.maxLength(100)),
    /** Why, on one line; staff read it. */
    reason,
  }),
  response: changeView,
  failures: [],
});
