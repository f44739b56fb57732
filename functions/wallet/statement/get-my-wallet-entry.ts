import { ofOwner, scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { getMyWalletEntry } from '#shared/wallet/statement/get-my-wallet-entry.ts';
import { readStatement } from './read-statement.ts';

/** One's own, staff's too, who would reach the whole site's. */
export const getMyWalletEntryHandler = handle(getMyWalletEntry, async (actor, filter) => {
  const scope = scopeOf(actor, getMyWalletEntry);
  return ok(await readStatement(actor, scope.owner === undefined ? ofOwner(scope, actor.owner) : scope, filter));
});
