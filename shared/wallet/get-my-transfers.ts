import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { cursorPage } from '../lists/pages.ts';
import { transferRow } from './transfer.ts';

export const getMyTransfers = defineCall({
  name: 'wallet/get-my-transfers',
  method: 'POST',
  path: '/api/wallet/getMyTransfers',
  summary: 'The bank transfers that were reported for one’s own wallet, newest first.',
  actor: 'user',
  access: { byPartner: true, userTypes: ['travelAgent', 'corporate', 'retail'], scope: 'own' },
  request: z.strictObject({
    /** Where to go on, from an earlier answer; empty for the first page. */
    cursor: z._default(z.string().check(z.maxLength(2000)), ''),
  }),
  response: cursorPage(transferRow),
  failures: [],
});
