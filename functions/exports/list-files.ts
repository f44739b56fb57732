import type { ListFile } from '#functions/lists/list-file.ts';
import { type ImportedKind, importedKinds } from '#shared/destination/import/imported-masters.ts';
import type { ExportedListName, FilterOf } from '#shared/exports/lists.ts';
import type { ExportInput } from './model.ts';

type Files = { [List in ExportedListName]: () => Promise<ListFile<FilterOf<List>, unknown>> };

const masters = Object.fromEntries(
  importedKinds.map((kind) => [
    kind,
    async () => (await import('#functions/destination/import/tables.ts')).masterFile(kind),
  ]),
) as Pick<Files, ImportedKind>;

/** What reads each list for its file, loaded when one is first written. Another list is a line here and a file in its domain. */
const files: Files = {
  tickets: async () => (await import('#functions/bookings/ticket-sheet.ts')).ticketsFile,
  changeRequests: async () => (await import('#functions/changes/change-sheet.ts')).changesFile,
  customers: async () => (await import('#functions/users/customers/customer-sheet.ts')).customersFile,
  walletEntries: async () => (await import('#functions/wallet/statement/wallet-sheet.ts')).walletFile,
  gatewayTransactions: async () =>
    (await import('#functions/payments/gateways/transaction-sheet.ts')).gatewayTransactionsFile,
  invoices: async () => (await import('#functions/invoices/invoice-sheet.ts')).invoicesFile,
  activityCarts: async () => (await import('#functions/activities/queue/queue-sheet.ts')).activityCartsFile,
  karts: async () => (await import('#functions/quotations/kart-sheet.ts')).kartsFile,
  transfers: async () => (await import('#functions/transfers/transfer-file.ts')).transfersFile,
  ownStatement: async () => (await import('#functions/wallet/statement/wallet-sheet.ts')).ownStatementFile,
  ...masters,
};

export const fileOf = (list: ExportedListName): Promise<ListFile<ExportInput['filter'], unknown>> => files[list]();
