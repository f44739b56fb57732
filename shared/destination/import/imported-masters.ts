import type { Permission } from '../../permissions/catalogue.ts';

/** A master that can be had as a file, and be changed by one. */
interface ImportedMaster {
  /** As a person calls it. */
  label: string;
  /** What a browser saves it as. */
  fileName: string;
  /** Held by whoever takes it away as a file: to see it, and to take it. */
  permissions: readonly Permission[];
  /** Held by whoever has a file change it. */
  toImport: readonly Permission[];
}

const seen = ['masters.view', 'masters.files'] as const;
const changed = ['masters.files', 'masters.edit'] as const;
const rates = ['rates.view', 'masters.files'] as const;
const ratesChanged = ['masters.files', 'rates.edit'] as const;

/** Every master that can be had as a file and be changed by one, by its record's kind, as an empty site needs them. */
export const importedMasters = {
  market: { label: 'Markets', fileName: 'markets.xlsx', permissions: seen, toImport: changed },
  area: { label: 'Areas', fileName: 'areas.xlsx', permissions: seen, toImport: changed },
  areaTransfer: { label: 'Area transfers', fileName: 'area-transfers.xlsx', permissions: seen, toImport: changed },
  activity: { label: 'Activities', fileName: 'activities.xlsx', permissions: seen, toImport: changed },
  tourOption: { label: 'Tour options', fileName: 'tour-options.xlsx', permissions: seen, toImport: changed },
  ticketRate: { label: 'Ticket rates', fileName: 'ticket-rates.xlsx', permissions: rates, toImport: ratesChanged },
  transferRate: {
    label: 'Transfer rates',
    fileName: 'transfer-rates.xlsx',
    permissions: rates,
    toImport: ratesChanged,
  },
  accommodation: { label: 'Accommodations', fileName: 'accommodations.xlsx', permissions: seen, toImport: changed },
  driver: { label: 'Drivers', fileName: 'drivers.xlsx', permissions: seen, toImport: changed },
  location: { label: 'Locations', fileName: 'locations.xlsx', permissions: seen, toImport: changed },
} as const satisfies Record<string, ImportedMaster>;

/** Kind of a master that can be had as a file and be changed by one. */
export type ImportedKind = keyof typeof importedMasters;

/** Those kinds, in the order in which an empty site needs them. */
export const importedKinds = Object.keys(importedMasters) as [ImportedKind, ...ImportedKind[]];

/** Bytes that a file may have. */
export const IMPORT_BYTES = 5_000_000;
/** Rows that a file may have below its headings. */
export const IMPORT_ROWS = 20_000;
/** What a file is sent as. */
export const IMPORT_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const MACROS = 'Files with macros (.xlsm) are not accepted. Please save it as an Excel workbook (.xlsx).';
const NOT_A_BOOK = 'Please choose an Excel workbook (.xlsx).';

/** Why a file is not even sent, as a sentence; undefined where it may be. */
export function whyNotImported({ name, size }: { name: string; size: number }): string | undefined {
  const ending = /\.(\w+)$/.exec(name.trim().toLowerCase())?.[1];
  if (ending === 'xlsm' || ending === 'xltm' || ending === 'xlam') return MACROS;
  if (ending !== 'xlsx') return NOT_A_BOOK;
  if (size === 0) return 'This file is empty.';
  if (size > IMPORT_BYTES) return 'A file can have at most 5 MB. Please split it into parts.';
  return undefined;
}
