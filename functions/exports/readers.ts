import type { JobActor } from '#functions/actor.ts';
import { ofOwner, scopeOfJob } from '#functions/scope.ts';
import { ownerOf } from '#functions/actors/user.ts';
import { readTable } from '#functions/destination/import/tables.ts';
import { findTickets } from '#functions/bookings/find-tickets.ts';
import { readGroupNames } from '#functions/users/customers/group-names.ts';
import { findCustomers } from '#functions/users/customers/find-customers.ts';
import { showCustomer } from '#functions/users/customers/show-customer.ts';
import { readUser, readUserByEmail } from '#functions/users/store.ts';
import { readStatement } from '#functions/wallet/statement/read-statement.ts';
import { ticketSheet } from '#shared/bookings/ticket-sheet.ts';
import { type ImportedKind, importedKinds } from '#shared/destination/import/imported-masters.ts';
import type { ExportedListName } from '#shared/exports/lists.ts';
import type { SheetColumn, SheetColumnKind } from '#shared/lists/sheet.ts';
import { customerSheet } from '#shared/users/customers/customer-sheet.ts';
import { ownStatementSheet, walletSheet } from '#shared/wallet/wallet-sheet.ts';
import { type Cell, cellOf } from './cells.ts';
import type { ExportInput } from './model.ts';
import { partSize } from './part-size.ts';
import type { Guide } from './write-workbook.ts';

/** A page of a list as cells. */
export interface CellPage {
  rows: Cell[][];
  /** Where to go on; undefined at the end. */
  cursor: string | undefined;
}

/** What a list's file is made of. */
export interface ListReader {
  headings: readonly string[];
  kinds: readonly SheetColumnKind[];
  /** One page, by the very function that answers the list; `userId` is who asked for the file. */
  read(actor: JobActor, input: ExportInput, cursor: string | undefined, userId: string): Promise<CellPage>;
  /** Where later pages may bring a row again (found by words, of which it has several): the cell that tells rows apart. */
  repeatsBy?(input: ExportInput): number | undefined;
  /** What a file of it tells whoever fills it in. */
  guide?(input: ExportInput): Guide | undefined;
}

const cellsOf = <Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[], zone: string): Cell[][] =>
  rows.map((row) => columns.map((column) => cellOf(column, row, zone)));

const facts = <Row>(columns: readonly SheetColumn<Row>[]) => ({
  headings: columns.map(({ heading }) => heading),
  kinds: columns.map(({ kind }) => kind),
});

const tickets: ListReader = {
  ...facts(ticketSheet),
  repeatsBy: ({ filter }) =>
    'Passenger' in filter && filter.Passenger
      ? ticketSheet.findIndex(({ heading }) => heading === 'Booking Id')
      : undefined,
  async read(actor, input, cursor) {
    if (input.list !== 'tickets') throw new Error(`the ticket queue was asked for ${input.list}`);
    const filter = { ...input.filter, cursor: cursor ?? '' };
    const page = await findTickets(scopeOfJob(actor), filter, partSize.page);
    return { rows: cellsOf(ticketSheet, page.tickets, actor.head.zone), cursor: page.cursor ?? undefined };
  },
};

const customers: ListReader = {
  ...facts(customerSheet),
  async read(actor, input, cursor) {
    if (input.list !== 'customers') throw new Error(`the customers were asked for ${input.list}`);
    const filter = { ...input.filter, cursor };
    const [found, names] = await Promise.all([
      findCustomers(scopeOfJob(actor), filter, partSize.page),
      readGroupNames(actor),
    ]);
    if (!found.ok) return { rows: [], cursor: undefined };
    const shown = found.value.records.map((card) => showCustomer(card, names));
    return { rows: cellsOf(customerSheet, shown, actor.head.zone), cursor: found.value.cursor ?? undefined };
  },
};

const walletEntries: ListReader = {
  ...facts(walletSheet),
  async read(actor, input, cursor) {
    if (input.list !== 'walletEntries') throw new Error(`the wallet report was asked for ${input.list}`);
    const { userId, email, ...filter } = input.filter;
    const site = scopeOfJob(actor);
    const user = userId ? await readUser(actor, userId) : email ? await readUserByEmail(actor, email) : undefined;
    // Named, and nobody: no rows, and never everybody's.
    if ((userId || email) && !user) return { rows: [], cursor: undefined };
    const scope = user ? ofOwner(site, ownerOf(user)) : site;
    const asked = { ...filter, cursor: cursor ?? '' };
    const page = await readStatement(actor, scope, asked, { wanted: partSize.page });
    const rows = page.records.map((entry) => ({ ...entry, currency: page.currency }));
    return { rows: cellsOf(walletSheet, rows, actor.head.zone), cursor: page.cursor ?? undefined };
  },
};

const ownStatement: ListReader = {
  ...facts(ownStatementSheet),
  async read(actor, input, cursor, userId) {
    if (input.list !== 'ownStatement') throw new Error(`a customer's statement was asked for ${input.list}`);
    const user = await readUser(actor, userId);
    // Whose it is says the account that asked, never the request.
    if (!user) return { rows: [], cursor: undefined };
    const scope = ofOwner(scopeOfJob(actor), ownerOf(user));
    const asked = { ...input.filter, cursor: cursor ?? '' };
    const page = await readStatement(actor, scope, asked, { wanted: partSize.page, isForCustomer: true });
    const rows = page.records.map((entry) => ({ ...entry, currency: page.currency }));
    return { rows: cellsOf(ownStatementSheet, rows, actor.head.zone), cursor: page.cursor ?? undefined };
  },
};

/** A master's records, or its template: what a file of them may hold. */
const masterReader = (kind: ImportedKind): ListReader => {
  const table = readTable(kind);
  const isTemplate = ({ filter }: ExportInput) => 'isTemplate' in filter && filter.isTemplate;
  return {
    ...facts(table.columns),
    guide: (input) => (isTemplate(input) ? table.guide : undefined),
    async read(actor, input, cursor) {
      if (isTemplate(input)) return { rows: [], cursor: undefined };
      const page = await table.read(actor, cursor ?? '');
      return { rows: cellsOf(table.columns, page.rows, actor.head.zone), cursor: page.cursor ?? undefined };
    },
  };
};

/** Every list that can be had as a file. */
export const listReaders: Record<ExportedListName, ListReader> = {
  tickets,
  customers,
  walletEntries,
  ownStatement,
  ...(Object.fromEntries(importedKinds.map((kind) => [kind, masterReader(kind)])) as Record<ImportedKind, ListReader>),
};
