import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { endsInOrder, statementFilter, statementPage, whoseStatement } from './statement.ts';

export const getWlUserWalletEntry = defineCall({
  name: 'wallet/statement/get-wl-user-wallet-entry',
  method: 'POST',
  path: '/api/wl/user/getWlUserWalletEntry',
  summary: "The statement of a customer's wallet, named by userId or by email.",
  actor: 'user',
  access: { userTypes: ['staff'], permission: 'wallet.view', scope: 'site' },
  request: z.extend(statementFilter, whoseStatement).check(endsInOrder),
  response: statementPage,
  failures: [],
});
