import { giveWay } from '#functions/runtime/give-way.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { IMPORT_ROWS } from '#shared/destination/import/imported-masters.ts';
import { folded } from '#functions/records/natural-key.ts';
import type { ImportLine } from './model.ts';
import type { Sheet, SheetRow } from './sheet.ts';
import { type ImportColumn, MOST_SHOWN, readCell, shownCell } from './read-value.ts';
import type { Checked, OpenImport } from './ways.ts';

/** A row that was read, with what it came to. */
export interface ReadRow {
  line: ImportLine;
  /** Undefined of a bad row. */
  checked: Checked | undefined;
}

const refuse = (message: string) => fail('FILE_REFUSED', { message });

/**
 * A sheet's rows as a master has them: columns told by their headings in any order, what is wrong with a row at its
 * columns. FILE_REFUSED for a sheet without the columns or without rows.
 */
export async function readRows(
  { rows, is1904 }: Sheet,
  columns: readonly ImportColumn[],
  open: OpenImport,
): Promise<Outcome<ReadRow[], 'FILE_REFUSED'>> {
  const [head, ...body] = rows;
  if (!head) return refuse('This sheet is empty. Use the template for the right columns.');
  const places = placesOf(head, columns);
  if (!places.ok) return places;
  if (!body.length) return refuse('There are no rows below the headings.');
  if (body.length > IMPORT_ROWS)
    return refuse(`A file can have at most ${IMPORT_ROWS.toLocaleString('en')} rows. Please split it into parts.`);
  const taken = new Map<string, number>();
  const read: ReadRow[] = [];
  const others = giveWay();
  for (const row of body) {
    await others();
    const one = await readRow(row, { columns, places: places.value, is1904 }, open);
    read.push(one.checked ? onceOnly(one, one.checked.nameKey, taken) : one);
  }
  return ok(read);
}

/** Where each column stands in the sheet; -1 where it is not there. */
function placesOf({ cells }: SheetRow, columns: readonly ImportColumn[]): Outcome<number[], 'FILE_REFUSED'> {
  const headings = cells.map((cell) => (typeof cell === 'string' ? folded(cell.replace(/\*$/, '')) : ''));
  const places = columns.map(({ heading }) => headings.indexOf(folded(heading)));
  const missing = columns.filter(({ isRequired }, at) => isRequired && places[at] === -1);
  if (missing.length)
    return refuse(
      `${missing.map(({ heading }) => `“${heading}”`).join(', ')} is missing in the first row. The template has all the columns.`,
    );
  const twice = columns.find(({ heading }) => headings.filter((one) => one === folded(heading)).length > 1);
  return twice ? refuse(`There are two columns “${twice.heading}”.`) : ok(places);
}

interface Reading {
  columns: readonly ImportColumn[];
  places: readonly number[];
  is1904: boolean;
}

async function readRow(
  { row, cells: given }: SheetRow,
  { columns, places, is1904 }: Reading,
  open: OpenImport,
): Promise<ReadRow> {
  const cells = columns.map((_, at) => given[places[at]!]);
  const values: Record<string, string | number | boolean | undefined> = {};
  const errors: ImportLine['errors'] = [];
  const shown = columns.map((column, at) => {
    const read = readCell(column, cells[at], is1904);
    if ('error' in read) errors.push({ column: at, message: read.error });
    else values[column.field] = read.value;
    return shownCell(column, cells[at], read);
  });
  const long = cells.flatMap((cell, at) => (typeof cell === 'string' && cell.length > MOST_SHOWN ? [[at, cell]] : []));
  const whole = long.length ? { whole: Object.fromEntries(long) as Record<number, string> } : {};
  const checked = await open.check(values);
  // All that is wrong with a row is said at once, each column's first.
  for (const [field, message] of Object.entries('errors' in checked ? checked.errors : {})) {
    const at = columns.findIndex((column) => column.field === field);
    if (!errors.some(({ column }) => column === at)) errors.push({ column: at, message });
  }
  if (errors.length || 'errors' in checked)
    return { line: { row, state: 'bad', cells: shown, errors, was: [], ...whole }, checked: undefined };
  return { line: { row, state: 'new', cells: shown, errors, was: [], values, ...whole }, checked };
}

/** Of two rows of one record the first is taken: which of them was meant, nobody can say. */
function onceOnly(read: ReadRow, nameKey: string, taken: Map<string, number>): ReadRow {
  const { line } = read;
  const before = taken.get(nameKey);
  if (before === undefined) {
    taken.set(nameKey, line.row);
    return read;
  }
  const { values: _, ...rest } = line;
  const message = `This duplicates row ${before}. Please keep only one of them.`;
  return { line: { ...rest, state: 'bad', errors: [{ column: -1, message }] }, checked: undefined };
}
