import type { Scope } from '#functions/scope.ts';
import type { JobActor, UserActor } from '#functions/actor.ts';
import { drive } from '#functions/lists/drive.ts';
import { cursorPageOf } from '#functions/lists/pages.ts';
import type { CursorPage } from '#shared/lists/pages.ts';
import { addDays, instant } from '#shared/time.ts';
import type { StatementEntry, StatementFilter } from '#shared/wallet/statement/statement.ts';
import { localToMs } from '#shared/zone-time.ts';
import type { WalletEntryCard } from '../list-writes.ts';
import { showEntries } from './show-entries.ts';
import { entriesIn } from './statement-store.ts';

/** A day of the site's as instants, the first and the last of it. */
export const dayBounds = (day: string, zone: string): { first: string; last: string } => ({
  first: instant(localToMs(`${day}T00:00`, zone)),
  last: instant(localToMs(`${addDays(day, 1)}T00:00`, zone) - 1),
});

interface Statement extends CursorPage<StatementEntry> {
  currency: string;
}

/**
 * A page of a statement, newest first. Not narrowed by a kind it is one Query, in which all that is read is shown,
 * however long ago it begins. `wanted`: how many rows; left out, a page's. `isForCustomer`: a job reads it for its owner,
 * who is told of staff what a customer is.
 */
export async function readStatement(
  actor: UserActor | JobActor,
  scope: Scope,
  { from, to, kind, cursor }: StatementFilter,
  { wanted, isForCustomer = false }: { wanted?: number; isForCustomer?: boolean } = {},
): Promise<Statement> {
  const { currency, zone } = actor.head;
  const range = {
    ...(from && { from: dayBounds(from, zone).first }),
    ...(to && { to: dayBounds(to, zone).last }),
  };
  const driven = await drive<WalletEntryCard>({
    read: (page) => entriesIn(scope, currency, { ...range, ...page }),
    fits: (card) => !kind || card.kind === kind,
    isNarrowed: kind !== '',
    cursor: cursor || undefined,
    wanted,
  });
  const records = await showEntries(actor, driven.found.toSorted(byTime), {
    ofAll: scope.owner === undefined,
    isForCustomer,
  });
  return { currency, ...cursorPageOf(records, { cursor: driven.cursor, lookedBackTo: driven.last?.at }) };
}

const byTime = (a: WalletEntryCard, b: WalletEntryCard): number => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0);
