import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { driverTransferShown, transferIdField } from '../transfer.ts';
import { driverTokenField } from './token-field.ts';

export const updateTransferDoneByDriver = defineCall({
  name: 'transfers/link/update-transfer-done-by-driver',
  method: 'POST',
  path: '/api/dmcDriver/updateTransferDoneByDriver',
  summary: 'Says that a transfer was driven, by its driver; pressed twice it counts once.',
  actor: 'driver',
  access: { scope: 'own', module: 'Dmc' },
  request: z.strictObject({
    /** Id of the transfer. */
    transferid: transferIdField,
    /** What the link ends in. */
    driverAccessToken: driverTokenField,
    /** When it was driven, an instant; taken where it is between the transfer’s day and now, else now. */
    doneAt: z.optional(z.string().check(z.maxLength(40))),
  }),
  response: z.object({
    /** The transfer as it stands. */
    transfer: driverTransferShown,
  }),
  failures: [],
});
