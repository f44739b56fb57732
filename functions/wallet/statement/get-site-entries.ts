import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { getSiteEntries } from '#shared/wallet/statement/get-site-entries.ts';
import { readStatement } from './read-statement.ts';

export const getSiteEntriesHandler = handle(getSiteEntries, async (actor, filter) =>
  ok(await readStatement(actor, scopeOf(actor, getSiteEntries), filter)),
);
