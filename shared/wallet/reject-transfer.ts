import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { isOneLine } from '../one-line.ts';
import { transferId, transferRow } from './transfer.ts';

export const rejectTransfer = defineCall({
  name: 'wallet/reject-transfer',
  method: 'POST',
  path: '/api/wallet/rejectTransfer',
  summary: 'Says that a reported transfer did not arrive, and why; its customer is mailed.',
  actor: 'user',
  access: { userTypes: ['staff'], permission: 'payments.transfers', scope: 'site' },
  request: z.strictObject({
    transferId,
    /** Why, on one line; the customer reads it. */
    reason: z
      .string()
      .check(z.trim(), z.minLength(3), z.maxLength(200), z.refine(isOneLine, 'Please keep this on one line.')),
  }),
  response: transferRow,
  failures: [],
});
