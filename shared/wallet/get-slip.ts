import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { transferId } from './transfer.ts';

export const getSlip = defineCall({
  name: 'wallet/get-slip',
  method: 'POST',
  path: '/api/wallet/getSlip',
  summary: 'An address of one minute at which the slip of a reported transfer is seen.',
  actor: 'user',
  access: { scope: 'own', permission: 'payments.view' },
  request: z.strictObject({ transferId }),
  response: z.object({
    /** Whoever has it sees the slip, for 60 seconds. */
    link: z.string(),
  }),
  failures: [],
});
