import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import type { DataValidation, Row, stream, Style, Worksheet } from 'exceljs';
import type { Guide } from '#functions/lists/list-file.ts';
import type { SheetColumnKind } from '#shared/lists/sheet.ts';
import { toMajor } from '#shared/money.ts';
import { type Cell, moneyFormat } from './cells.ts';

/** What a file is made of beside its rows. */
export interface WorkbookPlan {
  sheetName: string;
  /** Who stands as its author. */
  author: string;
  /** When it was asked for, ms since 1970. */
  askedAt: number;
  headings: readonly string[];
  kinds: readonly SheetColumnKind[];
  /** The widest cell of each column, in characters. */
  widths: readonly number[];
  /** By column, then by currency: minor units. */
  totals: Readonly<Record<string, Readonly<Record<string, number>>>>;
  guide?: Guide;
}

const DATE_FORMAT = 'dd mmm yyyy hh:mm';
const DAY_FORMAT = 'dd mmm yyyy';
const TEXT_FORMAT = '@';
/** Characters that a column is wide. */
const NARROWEST = 8;
const WIDEST = 60;
/** Rows after which others have their turn, and what was compressed has left. */
const ROWS_A_TURN = 100;

/** Kinds whose cells hold the ms since 1970 at which a clock in UTC shows them. */
const dates: ReadonlySet<SheetColumnKind> = new Set(['instant', 'local', 'day']);
/** One object a look: exceljs works a style out once for each object it is given. */
const text: Partial<Style> = { numFmt: TEXT_FORMAT };
const date: Partial<Style> = { numFmt: DATE_FORMAT };
const day: Partial<Style> = { numFmt: DAY_FORMAT };
const styleOf: Record<SheetColumnKind, Partial<Style>> = {
  text,
  phone: text,
  currency: text,
  instant: date,
  local: date,
  day,
  number: { numFmt: '0' },
  decimal: { numFmt: '0.######' },
  money: {},
  balance: {},
};

/** A, B … Z, AA …: how a formula names the nth column, from 0. */
function letters(at: number): string {
  const rest = Math.floor(at / 26);
  return (rest ? letters(rest - 1) : '') + String.fromCodePoint(65 + (at % 26));
}

/**
 * Writes rows as one sheet of an Excel file to a stream, which it ends: a frozen row of headings, typed cells, a total
 * for each currency below columns of money. Memory does not grow with the rows, as far as the stream takes them.
 */
export async function writeWorkbook(
  plan: WorkbookPlan,
  rows: AsyncIterable<readonly Cell[][]>,
  out: Writable,
): Promise<void> {
  const { default: excel } = await import('exceljs');
  const book = new excel.stream.xlsx.WorkbookWriter({
    stream: out,
    useStyles: true,
    useSharedStrings: false,
    zip: { zlib: { level: 3 } },
  });
  book.creator = plan.author;
  book.created = book.modified = new Date(plan.askedAt);
  const sheet = book.addWorksheet(plan.sheetName, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = plan.headings.map((header, at) => ({
    header,
    width: Math.min(WIDEST, Math.max(NARROWEST, header.length + 4, (plan.widths[at] ?? 0) + 2)),
    // What is typed into it becomes a date: nobody has to guess how it is to be written.
    ...(plan.kinds[at] === 'day' && { style: day }),
  }));
  const head = sheet.getRow(1);
  head.font = { bold: true };
  head.commit();
  const put = rowWriter(plan.kinds);
  let count = 1;
  for await (const part of rows)
    for (const cells of part) {
      count += 1;
      put(sheet.getRow(count), cells);
      if (count % ROWS_A_TURN === 0) await hasRoom(sheet, out);
    }
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: count, column: plan.headings.length } };
  writeTotals(sheet, plan, count);
  if (plan.guide) offerChoices(sheet, plan.guide);
  sheet.commit();
  if (plan.guide) writeGuide(book, plan.guide);
  await book.commit();
}

/** Rows of a template that offer what may be chosen. */
const OFFERED_ROWS = 2_000;

/** Cells of a template offer what may stand there. */
function offerChoices(sheet: Worksheet, { choices }: Guide): void {
  const { dataValidations } = sheet as unknown as {
    dataValidations: { add(range: string, validation: DataValidation): void };
  };
  choices.forEach((allowed, at) => {
    if (!allowed) return;
    const range = `${letters(at)}2:${letters(at)}${OFFERED_ROWS}`;
    dataValidations.add(range, { type: 'list', allowBlank: true, formulae: [`"${allowed.join(',')}"`] });
  });
}

/** A second sheet, which says of each column what it may hold. */
function writeGuide(book: stream.xlsx.WorkbookWriter, { rows }: Guide): void {
  const sheet = book.addWorksheet('Columns');
  sheet.columns = rows[0]!.map((_, at) => ({
    width: Math.min(WIDEST, Math.max(...rows.map((row) => (row[at] ?? '').length)) + 2),
  }));
  rows.forEach((cells, nth) => {
    const row = sheet.addRow([...cells]);
    if (nth === 0) row.font = { bold: true };
    row.commit();
  });
  sheet.commit();
}

/** exceljs's own buffer of a sheet (4.4.0, lib/utils/stream-buf.js): it hands on to these, and never waits for them. */
interface SheetBuffer {
  pipes: readonly Writable[];
}

/**
 * Lets what was written be packed and leave before more is made: exceljs would keep the whole sheet in memory where the
 * rows come sooner than they can be packed.
 */
async function hasRoom(sheet: Worksheet, out: Writable): Promise<void> {
  await turn();
  const { pipes } = (sheet as unknown as { stream: SheetBuffer }).stream;
  const isFull = (one: Writable) => one.writableNeedDrain && !one.destroyed;
  for (const one of [...pipes, out]) if (isFull(one)) await once(one, 'drain');
}

const moneyStyles = new Map<string, Partial<Style>>();
function moneyStyle(currency: string): Partial<Style> {
  const known = moneyStyles.get(currency) ?? { numFmt: moneyFormat(currency) };
  moneyStyles.set(currency, known);
  return known;
}

const rowWriter =
  (kinds: readonly SheetColumnKind[]) =>
  (row: Row, cells: readonly Cell[]): void => {
    cells.forEach((value, at) => {
      if (value === null) return;
      const cell = row.getCell(at + 1);
      if (Array.isArray(value)) {
        const [minor, currency] = value;
        cell.value = toMajor(minor, currency);
        cell.style = moneyStyle(currency);
        return;
      }
      const isDate = dates.has(kinds[at]!);
      cell.value = isDate ? new Date(value as number) : value;
      cell.style = styleOf[kinds[at]!];
    });
    row.commit();
  };

/** A row for each currency: added up by the sheet itself, and what it comes to as of now. */
function writeTotals(sheet: Worksheet, { kinds, totals, headings }: WorkbookPlan, last: number): void {
  const currencies = [...new Set(Object.values(totals).flatMap((byCurrency) => Object.keys(byCurrency)))].toSorted();
  const codeAt = kinds.indexOf('currency');
  currencies.forEach((currency, nth) => {
    const row = sheet.getRow(last + 1 + nth);
    row.font = { bold: true };
    const label = kinds.findIndex((kind) => kind === 'text');
    row.getCell(label + 1).value = currencies.length > 1 ? `Total ${currency}` : 'Total';
    if (codeAt >= 0) row.getCell(codeAt + 1).value = currency;
    for (let at = 0; at < headings.length; at++) {
      const total = totals[at]?.[currency];
      if (total === undefined) continue;
      const range = (column: number) => `${letters(column)}$2:${letters(column)}$${last}`;
      const formula = codeAt < 0 ? `SUM(${range(at)})` : `SUMIF(${range(codeAt)},"${currency}",${range(at)})`;
      const cell = row.getCell(at + 1);
      cell.value = { formula, result: toMajor(total, currency), date1904: false };
      cell.numFmt = moneyFormat(currency);
    }
    row.commit();
  });
}
