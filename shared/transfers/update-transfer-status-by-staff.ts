import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { transferAnswer, transferIdField } from './transfer.ts';

export const updateTransferStatusByStaff = defineCall({
  name: 'transfers/update-transfer-status-by-staff',
  method: 'POST',
  path: '/api/dmc/updateTransferStatusByStaff',
  summary: 'Says that a transfer was driven, or that it was not.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'transfers.edit', module: 'Dmc' },
  request: z.strictObject({
    /** Id of the transfer. */
    transferid: transferIdField,
    /** Whether it was driven. */
    isCompleted: z.boolean(),
  }),
  response: transferAnswer,
  failures: [],
});
