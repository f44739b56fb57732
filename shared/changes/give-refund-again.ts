import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { changeView, requestId } from './change-view.ts';

export const giveRefundAgain = defineCall({
  name: 'changes/give-refund-again',
  method: 'POST',
  path: '/flightApi/api/giveRefundAgain',
  summary:
    'Says what becomes of a refund that its gateway refused three times: it is tried again there, or goes to the wallet.',
  actor: 'user',
  access: { scope: 'site', permission: 'payments.refund', userTypes: ['staff'] },
  request: z.strictObject({
    requestId,
    /** Where the money goes: once more by the gateway that it was paid by, or into the wallet of whose booking it is. */
    to: z.enum(['wallet', 'gateway']),
  }),
  response: changeView,
  failures: [],
});
