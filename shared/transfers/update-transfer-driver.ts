import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { recordIdField } from '../records/record-fields.ts';
import { transferAnswer, transferIdField } from './transfer.ts';

export const updateTransferDriver = defineCall({
  name: 'transfers/update-transfer-driver',
  method: 'POST',
  path: '/api/dmc/updateTransferDriver',
  summary: 'Gives a transfer to a driver, or takes its driver off.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'transfers.edit', module: 'Dmc' },
  request: z.strictObject({
    /** Id of the transfer. */
    id: transferIdField,
    /** Who drives it; empty for nobody. */
    driverId: z.union([recordIdField, z.literal('')]),
  }),
  response: transferAnswer,
  failures: [],
});
