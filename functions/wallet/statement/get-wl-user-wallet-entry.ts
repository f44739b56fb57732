import { ofOwner, scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { fail, ok } from '#shared/errors.ts';
import { getWlUserWalletEntry } from '#shared/wallet/statement/get-wl-user-wallet-entry.ts';
import { readStatement } from './read-statement.ts';
import { whoseWallet } from '../whose-wallet.ts';

export const getWlUserWalletEntryHandler = handle(getWlUserWalletEntry, async (actor, { userId, email, ...filter }) => {
  if (userId === undefined && email === undefined)
    return fail('VALIDATION', { errors: { userId: 'Identify the customer by userId or email.' } });
  const owner = await whoseWallet(actor, { userId, email });
  if (!owner) return fail('NOT_FOUND');
  const scope = scopeOf(actor, getWlUserWalletEntry);
  return ok(await readStatement(actor, ofOwner(scope, owner), filter));
});
