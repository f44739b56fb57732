import { attribute, elementsOf, plain, prefixOf, textsOf } from './markup.ts';
import { openZip, type OpenZip } from './open-zip.ts';
import type { Sheet, SheetCell, SheetRow } from './sheet.ts';
import {
  longCell,
  MACROS,
  most,
  NOT_A_BOOK,
  TOO_LARGE,
  TOO_MANY,
  TOO_MANY_CELLS,
  type WorkbookLimits,
} from './workbook-limits.ts';

/** A workbook that is not read, and what its sender is told. */
class Refused extends Error {}

/**
 * Reads the first sheet of a workbook (ECMA-376, SpreadsheetML); a sentence for what is no workbook, has macros, or is
 * larger than it may be. The archive is read by its directory and each part up to a number of bytes that it cannot
 * exceed by lying: libraries go by what the parts say of themselves. Takes seconds without a pause: only a thread of its
 * own calls it (`workbook-thread.ts`).
 */
export async function scanWorkbook(file: Buffer, limits: WorkbookLimits = most): Promise<Sheet | { refused: string }> {
  const zip = openZip(file);
  if (!zip) return { refused: NOT_A_BOOK };
  if (zip.names.some((name) => /vbaProject\.bin$|\/macrosheets\//i.test(name))) return { refused: MACROS };
  try {
    const [types, book] = [await textOf(zip, '[Content_Types].xml'), await textOf(zip, 'xl/workbook.xml')];
    if (!types || !book) return { refused: NOT_A_BOOK };
    if (/macroEnabled/i.test(types)) return { refused: MACROS };
    const sheet = await sheetOf(zip, book);
    if (sheet === undefined) return { refused: NOT_A_BOOK };
    const strings = stringsOf((await textOf(zip, 'xl/sharedStrings.xml', most.stringBytes)) ?? '', limits);
    return { rows: rowsOf(sheet, strings, limits), is1904: /date1904="(1|true)"/.test(book) };
  } catch (error) {
    if (error instanceof Refused) return { refused: error.message };
    if (isTooLarge(error)) return { refused: TOO_LARGE };
    if ((error as { code?: string }).code?.startsWith('Z_')) return { refused: NOT_A_BOOK };
    throw error;
  }
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof RangeError || (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';

const textOf = async (zip: OpenZip, name: string, bytes: number = most.otherBytes): Promise<string | undefined> =>
  (await zip.read(name, bytes))?.toString('utf8');

/** The first sheet's own part, by the workbook's list and where that leads. */
async function sheetOf(zip: OpenZip, book: string): Promise<string | undefined> {
  const [sheet] = elementsOf(book, `${prefixOf(book, 'workbook')}sheet`);
  const id = sheet && /\s\w+:id="([^"]*)"/.exec(sheet.attributes)?.[1];
  const links = (await textOf(zip, 'xl/_rels/workbook.xml.rels')) ?? '';
  const link = [...elementsOf(links, `${prefixOf(links, 'Relationships')}Relationship`)].find(
    ({ attributes }) => attribute(attributes, 'Id') === id,
  );
  const target = link && attribute(link.attributes, 'Target');
  if (!target) return undefined;
  return textOf(zip, target.startsWith('/') ? target.slice(1) : `xl/${target}`, most.sheetBytes);
}

function stringsOf(xml: string, limits: WorkbookLimits): string[] {
  const prefix = prefixOf(xml, 'sst');
  const strings: string[] = [];
  for (const { body } of elementsOf(xml, `${prefix}si`)) {
    if (strings.length >= limits.strings) throw new Refused(TOO_LARGE);
    strings.push(textsOf(body, prefix));
  }
  return strings;
}

/** Rows with anything in them. */
function rowsOf(xml: string, strings: readonly string[], limits: WorkbookLimits): SheetRow[] {
  const prefix = prefixOf(xml, 'worksheet');
  const rows: SheetRow[] = [];
  const left = { rows: limits.rowElements, cells: limits.cellElements, letters: limits.letters };
  let last = 0;
  for (const { attributes, body } of elementsOf(xml, `${prefix}row`)) {
    if ((left.rows -= 1) < 0) throw new Refused(TOO_MANY_CELLS);
    last = Number(attribute(attributes, 'r') ?? last + 1);
    const cells = cellsOf(body, prefix, strings, left);
    if (!cells.some((cell) => cell !== null)) continue;
    if (rows.length > most.rows) throw new Refused(TOO_MANY);
    for (const cell of cells) if (typeof cell === 'string') left.letters -= lengthOf(cell, last);
    if (left.letters < 0) throw new Refused(TOO_LARGE);
    rows.push({ row: last, cells });
  }
  return rows;
}

function lengthOf(cell: string, row: number): number {
  if (cell.length > most.cellLetters) throw new Refused(longCell(row));
  return cell.length;
}

function cellsOf(xml: string, prefix: string, strings: readonly string[], left: { cells: number }): SheetCell[] {
  const cells: SheetCell[] = [];
  let at = -1;
  for (const { attributes, body } of elementsOf(xml, `${prefix}c`)) {
    if ((left.cells -= 1) < 0) throw new Refused(TOO_MANY_CELLS);
    const reference = attribute(attributes, 'r');
    at = reference ? columnOf(reference) : at + 1;
    if (at < 0 || at >= most.columns) continue;
    while (cells.length < at) cells.push(null);
    cells[at] = valueOf(attribute(attributes, 't') ?? 'n', body, prefix, strings);
  }
  return cells;
}

/** `C12` is in column 2. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '';
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function valueOf(type: string, body: string, prefix: string, strings: readonly string[]): SheetCell {
  if (elementsOf(body, `${prefix}f`).next().value) return { isFormula: true };
  if (type === 'inlineStr') return textsOf(body, prefix).trim() || null;
  const value = (elementsOf(body, `${prefix}v`).next().value as { body: string } | undefined)?.body;
  if (value === undefined || value === '') return null;
  switch (type) {
    case 's':
      return strings[Number(value)]?.trim() || null;
    case 'b':
      return value === '1' ? 'yes' : 'no';
    case 'e':
      return { isError: true };
    case 'str':
    case 'd':
      return plain(value).trim() || null;
    default: {
      const number = Number(value);
      return Number.isFinite(number) ? number : { isError: true };
    }
  }
}
