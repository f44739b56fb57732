import { defineCall } from '../../contract.ts';
import { endsInOrder, statementFilter, statementPage } from './statement.ts';

export const getMyWalletEntry = defineCall({
  name: 'wallet/statement/get-my-wallet-entry',
  method: 'POST',
  path: '/api/wl/user/getMyWalletEntry',
  summary: "The statement of one's own wallet, newest first and by cursor.",
  actor: 'user',
  access: { scope: 'own', byKey: 'read' },
  request: statementFilter.check(endsInOrder),
  response: statementPage,
  failures: [],
});
