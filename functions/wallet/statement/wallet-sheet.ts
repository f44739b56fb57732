import type { JobActor } from '#functions/actor.ts';
import { ofOwner, type Scope, scopeOfJob } from '#functions/scope.ts';
import { ownerOf } from '#functions/actors/user.ts';
import type { ListFile } from '#functions/lists/list-file.ts';
import { readPayer, readUser, readUserByEmail } from '#functions/users/store.ts';
import type { FilterOf } from '#shared/exports/lists.ts';
import type { StatementFilter } from '#shared/wallet/statement/statement.ts';
import { walletSheet, type WalletSheetRow } from '#shared/wallet/wallet-sheet.ts';
import { readStatement } from '#functions/wallet/statement/read-statement.ts';

/** A page with the currency of its amounts in each row. */
async function pageOf(
  actor: JobActor,
  scope: Scope,
  asked: StatementFilter,
  more: { wanted: number; isForCustomer?: boolean },
) {
  const { records, currency, cursor } = await readStatement(actor, scope, asked, more);
  return { rows: records.map((entry) => ({ ...entry, currency })), cursor };
}

export const walletFile: ListFile<FilterOf<'walletEntries'>, WalletSheetRow> = {
  columns: walletSheet,
  async read(actor, { filter: { userId, email, ...filter }, cursor = '', wanted }) {
    const site = scopeOfJob(actor);
    const user = userId ? await readPayer(actor, userId) : email ? await readUserByEmail(actor, email) : undefined;
    // Named, and nobody: no rows, and never everybody's.
    if ((userId || email) && !user) return { rows: [] };
    return pageOf(actor, user ? ofOwner(site, ownerOf(user)) : site, { ...filter, cursor }, { wanted });
  },
};

export const ownStatementFile: ListFile<StatementFilter, WalletSheetRow> = {
  // Whose it is need not be said.
  columns: walletSheet.filter(({ heading }) => !heading.startsWith('Customer')),
  async read(actor, { filter, cursor = '', wanted, userId }) {
    const user = await readUser(actor, userId);
    // Whose it is says the account that asked, never the request.
    if (!user) return { rows: [] };
    const scope = ofOwner(scopeOfJob(actor), ownerOf(user));
    return pageOf(actor, scope, { ...filter, cursor }, { wanted, isForCustomer: true });
  },
};
