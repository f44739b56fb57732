import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { transferAnswer, transferIdField } from './transfer.ts';

export const updateTransferTime = defineCall({
  name: 'transfers/update-transfer-time',
  method: 'POST',
  path: '/api/dmc/updateTransferTime',
  summary: 'Says when guests are fetched, where what a transfer is of names no time.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'transfers.edit', module: 'Dmc' },
  request: z.strictObject({
    /** Id of the transfer. */
    id: transferIdField,
    /** When guests are fetched, 24 hours; empty where it is to be agreed. */
    time: z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, 'Please enter a time such as 09:30.')),
  }),
  response: transferAnswer,
  failures: [],
});
