import { type ImportedKind, importedKinds, importedMasters } from '../destination/import/imported-masters.ts';
import type { Permission } from '../permissions/catalogue.ts';
import type { SiteModule } from '../site/modules.ts';
import type { UserType } from '../users/types.ts';

/** A list that somebody may have as a file. */
interface ExportedList {
  /** As a person calls it. */
  label: string;
  /** What the browser saves it as. */
  fileName: string;
  /** Name of its one sheet, at most 31 characters. */
  sheetName: string;
  /** Held by the member of staff who may have it: to see the list at all, and to take it away. */
  permissions: readonly Permission[];
  /** True: it is a customer's own, for that customer alone and for no staff; left out, it is staff's. */
  isOwn?: true;
  /** The module that the list belongs to; left out, it is there on every site. */
  module?: SiteModule;
}

/** A master of the destination desk, by its record's kind; its template is one too. */
const masters = Object.fromEntries(
  importedKinds.map((kind) => {
    const { label, fileName, permissions } = importedMasters[kind];
    return [kind, { label, fileName, sheetName: label, permissions, module: 'Dmc' }];
  }),
) as unknown as Record<ImportedKind, ExportedList>;

/** Every list that can be had as a file, by the name that `startExport` takes. */
export const exportedLists = {
  tickets: {
    label: 'Ticket queue',
    fileName: 'flight-ticket-queue.xlsx',
    sheetName: 'Live Flight Ticket Queue',
    permissions: ['tickets.view', 'tickets.export'],
    module: 'Flights',
  },
  customers: {
    label: 'Customers',
    fileName: 'customers.xlsx',
    sheetName: 'Customers',
    permissions: ['customers.view', 'customers.export'],
  },
  walletEntries: {
    label: 'Wallet report',
    fileName: 'wallet-report.xlsx',
    sheetName: 'Wallet report',
    permissions: ['wallet.view', 'reports.export'],
  },
  ownStatement: {
    label: 'Wallet statement',
    fileName: 'wallet-statement.xlsx',
    sheetName: 'Wallet statement',
    permissions: [],
    isOwn: true,
  },
  ...masters,
} as const satisfies Record<string, ExportedList>;

/** Name of a list that can be had as a file. */
export type ExportedListName = keyof typeof exportedLists;

/** Those names, as a schema takes them. */
export const exportedListNames = [
  'tickets',
  'customers',
  'walletEntries',
  'ownStatement',
  ...importedKinds,
] as const satisfies readonly ExportedListName[];

/**
 * Whether somebody of this type may have this list at all: staff those of staff, which ask for permissions besides, and
 * customers their own.
 */
export const isListFor = (list: ExportedListName, userType: UserType): boolean => {
  const { isOwn }: ExportedList = exportedLists[list];
  return (isOwn === true) !== (userType === 'staff');
};
