import * as z from 'zod/mini';
import { ticketsExport } from '../bookings/ticket-sheet.ts';
import { changesExport } from '../changes/change-sheet.ts';
import { type ImportedKind, importedKinds, importedMasters } from '../destination/import/imported-masters.ts';
import { invoicesExport } from '../invoices/invoice-sheet.ts';
import { gatewayTransactionsExport } from '../payments/gateways/transaction-sheet.ts';
import { activityCartsExport } from '../activities/queue/queue-sheet.ts';
import { kartsExport } from '../quotations/kart-sheet.ts';
import { transfersExport } from '../transfers/transfer-sheet.ts';
import { customersExport } from '../users/customers/customer-sheet.ts';
import { ownStatementExport, walletExport } from '../wallet/wallet-sheet.ts';
import type { ExportedList } from '../lists/exported-list.ts';

const masterFilter = z.strictObject({
  /** The columns without any rows, with what each may hold: to be filled in and imported. */
  isTemplate: z._default(z.boolean(), false),
  /** The rows of one's own import that could not be taken, each with all that is wrong; empty for the master's own. */
  importId: z._default(z.string().check(z.maxLength(140)), ''),
});

/** A master of the destination desk, by its record's kind; its template is one too. */
const masters = Object.fromEntries(
  importedKinds.map((kind) => {
    const { label, fileName, permissions } = importedMasters[kind];
    return [kind, { label, fileName, sheetName: label, permissions, module: 'Dmc', filter: masterFilter }];
  }),
) as unknown as Record<ImportedKind, ExportedList<typeof masterFilter>>;

/** Staff's lists, by the name that `startExport` takes. */
export const staffLists = {
  tickets: ticketsExport,
  changeRequests: changesExport,
  customers: customersExport,
  walletEntries: walletExport,
  gatewayTransactions: gatewayTransactionsExport,
  invoices: invoicesExport,
  karts: kartsExport,
  activityCarts: activityCartsExport,
  transfers: transfersExport,
  ...masters,
};
/** A customer's own. */
const ownLists = { ownStatement: ownStatementExport };

/** Every list that can be had as a file: what is asked for, who may have it and what writes it is found by these names. */
export const exportedLists = { ...staffLists, ...ownLists };

/** Name of a list that can be had as a file. */
export type ExportedListName = keyof typeof exportedLists;

/** What narrows a list. */
export type FilterOf<List extends ExportedListName> = z.output<(typeof exportedLists)[List]['filter']>;

/** What the browser saves a file as; what of an import is to be corrected is told from the master's own. */
export function fileNameOf({ list, filter }: { list: ExportedListName; filter: object }): string {
  const { fileName } = exportedLists[list];
  return 'importId' in filter && filter.importId ? fileName.replace('.xlsx', '-to-correct.xlsx') : fileName;
}
