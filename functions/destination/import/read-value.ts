import { spanWords } from '#shared/destination/rates/rate-words.ts';
import type { StopSale } from '#shared/destination/record-days.ts';
import { addDays, formatDay } from '#shared/time.ts';
import type { SheetCell } from './sheet.ts';

/** What stands in a column of a master's file. */
export interface ImportColumn {
  /** What stands on top of it: a file's columns are told by it, in any order. */
  heading: string;
  /** The field that it fills. */
  field: string;
  /**
   * `text` and `phone` as they stand; a number; a day; days and ranges of them; a time of the day, or some; one of
   * `allowed`; yes or no.
   */
  type: 'text' | 'phone' | 'number' | 'day' | 'days' | 'time' | 'choice' | 'flag';
  isRequired?: true;
  /** What a choice may be. */
  allowed?: readonly string[];
  /** What is expected, for the template. */
  hint: string;
}

/** What a cell comes to, or what would be right. */
export type CellValue = { value: string | number | boolean | undefined } | { error: string };

const FORMULA = 'Formulas are not accepted. Please paste the value.';
const BROKEN = 'This cell contains a spreadsheet error.';
const NO_NUMBER = 'Please enter a number.';
const NO_DAY = 'Please enter a date such as 12 Mar 2026, 12/03/2026 or 2026-03-12.';
const NO_DAYS = 'Please enter dates such as 24 Dec 2026 to 26 Dec 2026; 1 Jan 2027, or none.';
const NEEDED = 'This is required field.';

/** Letters of a cell that a preview shows. */
export const MOST_SHOWN = 400;

/** As it is shown in a preview where it cannot be taken, or stands for itself. */
const asTyped = (cell: SheetCell | undefined): string =>
  typeof cell === 'string' || typeof cell === 'number'
    ? String(cell).slice(0, MOST_SHOWN)
    : cell === null || cell === undefined
      ? ''
      : 'isFormula' in cell
        ? '(formula)'
        : '(error)';

/** A cell as a preview shows it: days as they were understood, since a sheet says them in many ways; all else as it is. */
export function shownCell(column: ImportColumn, cell: SheetCell | undefined, read: CellValue): string {
  if ('error' in read || typeof read.value !== 'string') return asTyped(cell);
  return understood.has(column.type) ? shownValue(column, read.value) : asTyped(cell);
}

const understood: ReadonlySet<ImportColumn['type']> = new Set(['day', 'days', 'time']);

/** What a record holds, as a preview would show it in a cell. */
export function shownValue({ type }: ImportColumn, value: Extract<CellValue, { value: unknown }>['value']): string {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (type === 'day') return formatDay(value);
  if (type === 'days')
    return (
      rangesOf(value)
        .map(({ from, till }) => spanWords(from, till))
        .join('; ') || 'none'
    );
  return value.slice(0, MOST_SHOWN);
}

/** Reads a cell as its column has it; `undefined` for an empty one. */
export function readCell(column: ImportColumn, cell: SheetCell | undefined, is1904: boolean): CellValue {
  if (cell === null || cell === undefined || cell === '')
    return column.isRequired ? { error: NEEDED } : { value: undefined };
  if (typeof cell === 'object') return { error: 'isFormula' in cell ? FORMULA : BROKEN };
  switch (column.type) {
    case 'text':
    case 'phone':
      return { value: typeof cell === 'number' ? plainNumber(cell) : withoutGuard(cell) };
    case 'number':
      return readNumber(cell);
    case 'day':
      return readDay(cell, is1904);
    case 'days':
      return readDays(cell, is1904);
    case 'time':
      return { value: typeof cell === 'number' ? timeOf(cell) : timesOf(cell) };
    case 'choice':
      return readChoice(column.allowed ?? [], String(cell));
    case 'flag':
      return readFlag(String(cell));
  }
}

/** A number as people write it, without an exponent. */
const plainNumber = (value: number): string =>
  Number.isInteger(value) ? value.toLocaleString('en', { useGrouping: false }) : String(value);

/** What was guarded from being taken for a formula when it was written into a file comes back as it was. */
const withoutGuard = (text: string): string => text.replace(/^'(?=[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20])/u, '');

function readNumber(cell: string | number): CellValue {
  if (typeof cell === 'number') return { value: cell };
  const digits = cell.replace(/\s/g, '').replace(/(?<=\d),(?=\d{3}(\D|$))/g, '');
  return /^-?\d{1,12}(\.\d{1,6})?$/.test(digits) ? { value: Number(digits) } : { error: NO_NUMBER };
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Day 0 of a sheet that counts from 1900 (Excel's own 29 Feb 1900 counted), and of one that counts from 1904. */
const [SINCE_1900, SINCE_1904] = ['1899-12-30', '1904-01-01'];
/** 31 Dec 9999: the last day that a sheet has. */
const LAST_DAY = 2_958_465;

function readDay(cell: string | number, is1904: boolean): CellValue {
  if (typeof cell === 'number')
    return cell >= 1 && cell <= LAST_DAY
      ? { value: addDays(is1904 ? SINCE_1904 : SINCE_1900, Math.floor(cell)) }
      : { error: NO_DAY };
  const text = cell.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:T.*)?$/.exec(text);
  if (iso) return dayOf(iso[1]!, iso[2]!, iso[3]!);
  const numbers = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text);
  if (numbers) return dayOf(numbers[3]!, numbers[2]!, numbers[1]!);
  const words = /^(\d{1,2})[\s-]+([a-z]{3})[a-z]*[\s,-]+(\d{4})$/i.exec(text);
  const month = words ? months.indexOf(words[2]!.toLowerCase()) + 1 : 0;
  return words && month ? dayOf(words[3]!, String(month), words[1]!) : { error: NO_DAY };
}

/** Between a range's ends: a dash between blanks, since there are dashes in days, or a word. */
const UP_TO = /\s+(?:to|till|until|-)\s+|\s*[–—]\s*/i;

/** Days and ranges of them, as `writeRanges` has them; empty for none of them. */
function readDays(cell: string | number, is1904: boolean): CellValue {
  if (typeof cell === 'string' && cell.trim().toLowerCase() === 'none') return { value: '' };
  const ranges: StopSale[] = [];
  const parts = typeof cell === 'number' ? [[cell]] : cell.split(/[;\n]/).map((part) => part.trim().split(UP_TO));
  for (const ends of parts) {
    if (ends.length === 1 && ends[0] === '') continue;
    const [first, last = first] = ends.map((end) => readDay(end, is1904));
    if (ends.length > 2 || !first || !last || 'error' in first || 'error' in last) return { error: NO_DAYS };
    const [from, till] = [String(first.value), String(last.value)];
    if (till < from) return { error: 'The last day of a range is before its first day.' };
    ranges.push({ from, till });
  }
  return ranges.length ? { value: writeRanges(ranges) } : { error: NO_DAYS };
}

/** Ranges of days as a file holds them: `2026-12-24 to 2026-12-26; 2027-01-01`. */
export const writeRanges = (ranges: readonly StopSale[]): string =>
  ranges.map(({ from, till }) => (from === till ? from : `${from} to ${till}`)).join('; ');

/** The same back. */
export const rangesOf = (text: string): StopSale[] =>
  text
    .split('; ')
    .filter(Boolean)
    .map((range) => range.split(' to '))
    .map(([from = '', till = from]) => ({ from, till }));

const MINUTES_A_DAY = 1_440;

/** What a spreadsheet makes of a time that is typed into it, a part of a day, as `hh:mm`. */
function timeOf(cell: number): string {
  if (cell < 0 || cell >= 1) return plainNumber(cell);
  const minutes = Math.round(cell * MINUTES_A_DAY) % MINUTES_A_DAY;
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Times as they were written, `9:30` as `09:30`. */
const timesOf = (text: string): string => text.replace(/(?<![\d:])\d:[0-5]\d(?![\d:])/g, '0$&');

/** A day that there is. */
function dayOf(year: string, month: string, date: string): CellValue {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day) ? { value: day } : { error: NO_DAY };
}

function readChoice(allowed: readonly string[], text: string): CellValue {
  const value = allowed.find((one) => one.toLowerCase() === text.trim().toLowerCase());
  return value === undefined ? { error: `Please choose one of: ${allowed.join(', ')}.` } : { value };
}

const yes = new Set(['yes', 'y', 'true', '1']);
const no = new Set(['no', 'n', 'false', '0']);

function readFlag(text: string): CellValue {
  const word = text.trim().toLowerCase();
  if (yes.has(word)) return { value: true };
  return no.has(word) ? { value: false } : { error: 'Please enter yes or no.' };
}
