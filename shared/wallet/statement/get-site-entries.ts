import { defineCall } from '../../contract.ts';
import { endsInOrder, statementFilter, statementPage } from './statement.ts';

export const getSiteEntries = defineCall({
  name: 'wallet/statement/get-site-entries',
  method: 'POST',
  path: '/api/wallet/getSiteEntries',
  summary: 'The entries of all wallets of the site, newest first and by cursor.',
  actor: 'user',
  access: { userTypes: ['staff'], permission: 'wallet.view', scope: 'site' },
  request: statementFilter.check(endsInOrder),
  response: statementPage,
  failures: [],
});
