import type { ListFile } from '#functions/lists/list-file.ts';
import type { ImportedKind } from '#shared/destination/import/imported-masters.ts';
import type { FilterOf } from '#shared/exports/lists.ts';
import type { SheetColumn } from '#shared/lists/sheet.ts';
import { badColumns, readBadRows } from './bad-rows.ts';
import { importedWays } from './masters.ts';
import type { ImportColumn } from './read-value.ts';
import type { Values } from './ways.ts';

const textOf = (value: Values[string]): string =>
  value === undefined ? '' : typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);

function sheetColumn({ heading, field, type }: ImportColumn): SheetColumn<Values> {
  if (type === 'number')
    return { heading, kind: 'decimal', value: (row) => (typeof row[field] === 'number' ? row[field] : null) };
  const kind = type === 'phone' || type === 'day' ? type : 'text';
  return { heading, kind, value: (row) => textOf(row[field]) };
}

const flag = ['yes', 'no'];

/** How what is neither text nor a choice is written. */
const written: Partial<Record<ImportColumn['type'], string>> = {
  day: 'a date; as text: 12 Mar 2026, 12/03/2026 or 2026-03-12',
  days: '24 Dec 2026 to 26 Dec 2026; 1 Jan 2027',
  time: '09:30',
};

/** How a column is told to whoever fills it in. */
const guideRow = ({ heading, isRequired, type, allowed, hint }: ImportColumn): string[] => [
  heading,
  isRequired ? 'yes' : 'no',
  written[type] ?? (type === 'flag' ? flag : (allowed ?? [])).join(', '),
  hint,
];

/**
 * A master as a file: its records, none in its template, or rows of an import to be corrected, under the columns that an
 * import reads, so that what was taken out goes in again.
 */
export function masterFile(kind: ImportedKind): ListFile<FilterOf<ImportedKind>, Values> {
  const { columns, readPage } = importedWays[kind];
  const guide = {
    choices: columns.map(({ type, allowed }) => (type === 'flag' ? flag : type === 'choice' ? allowed : undefined)),
    rows: [['Column', 'Required', 'Allowed values', 'Description'], ...columns.map(guideRow)],
  };
  return {
    columns: columns.map(sheetColumn),
    columnsOf: ({ importId }) => (importId ? badColumns(columns) : undefined),
    guide: ({ isTemplate }) => (isTemplate ? guide : undefined),
    async read(actor, asked) {
      const { filter, cursor = '' } = asked;
      if (filter.importId) return readBadRows(actor, kind, columns, asked);
      return filter.isTemplate ? { rows: [] } : readPage(actor, cursor);
    },
  };
}
