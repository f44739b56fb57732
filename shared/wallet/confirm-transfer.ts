import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { transferId, transferRow } from './transfer.ts';

export const confirmTransfer = defineCall({
  name: 'wallet/confirm-transfer',
  method: 'POST',
  path: '/api/wallet/confirmTransfer',
  summary: 'Says that a reported transfer arrived: the wallet is credited once, under the bank’s reference.',
  actor: 'user',
  access: { userTypes: ['staff'], permission: 'payments.transfers', scope: 'site' },
  request: z.strictObject({ transferId }),
  response: transferRow,
  failures: ['WALLET_BUSY'],
});
