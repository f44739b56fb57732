import type { ImportRow } from '#shared/destination/import/import-shown.ts';
import { type ImportColumn, shownValue } from './read-value.ts';
import type { Values } from './ways.ts';

/** Fields by which a row's record is found: however they are written, they change nothing. */
const names: ReadonlySet<string> = new Set([
  ...['city', 'country', 'activity', 'option', 'market', 'from', 'to', 'fromCity', 'toCity'],
]);

/** Spaces and the size of letters are no change that a person looks for. */
const plain = (text: string): string => text.replace(/\s/g, '').toLowerCase();

/** Cells of a record that a row changes, as they were; what the row leaves out stays. */
export const shownWas = (columns: readonly ImportColumn[], values: Values, stood: Values): ImportRow['was'] =>
  columns.flatMap((column, at) => {
    const { field } = column;
    if (values[field] === undefined || names.has(field)) return [];
    const [text, next] = [shownValue(column, stood[field]), shownValue(column, values[field])];
    return plain(text) === plain(next) ? [] : [{ column: at, text }];
  });
