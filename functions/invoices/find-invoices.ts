import { drive } from '#functions/lists/drive.ts';
import { fitsWords } from '#functions/lists/fits-words.ts';
import { cursorPageOf } from '#functions/lists/pages.ts';
import type { Scope } from '#functions/scope.ts';
import type { InvoiceFilter } from '#shared/invoices/invoice-filter.ts';
import type { InvoiceRow } from '#shared/invoices/invoice.ts';
import type { CursorPage } from '#shared/lists/pages.ts';
import { addDays, instant } from '#shared/time.ts';
import { localToMs } from '#shared/zone-time.ts';
import { invoicesIn } from './store.ts';

/**
 * A page of a scope's papers, the latest first: one Query where days alone narrow it, a bounded amount of cards where
 * something is searched for. `wanted`: how many rows; left out, a page's.
 */
export async function findInvoices(
  scope: Scope,
  asked: InvoiceFilter,
  wanted?: number,
): Promise<CursorPage<InvoiceRow>> {
  const { zone } = scope.actor.head;
  const start = (day: string) => localToMs(`${day}T00:00`, zone);
  const days = {
    ...(asked.from && { from: instant(start(asked.from)) }),
    // What stands at an instant has its number behind it.
    ...(asked.to && { to: `${instant(start(addDays(asked.to, 1)) - 1)}#~` }),
  };
  const { found, cursor, last } = await drive<InvoiceRow>({
    read: (page) => invoicesIn(scope, { ...days, ...page }),
    fits: (row) => (!asked.kind || row.kind === asked.kind) && (!asked.search || isSought(row, asked.search)),
    isNarrowed: asked.search !== '' || asked.kind !== '',
    cursor: asked.cursor || undefined,
    wanted,
  });
  return cursorPageOf(found, { cursor, lookedBackTo: last?.issuedAt });
}

const isSought = ({ number, pnr, bookingId, billedTo, about }: InvoiceRow, search: string): boolean =>
  number.includes(search.toUpperCase()) ||
  pnr === search.toUpperCase() ||
  bookingId === search ||
  fitsWords({ typed: search, called: `${billedTo} ${about}` });
