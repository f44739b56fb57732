import { fail, ok, type Outcome } from '#shared/errors.ts';
import { IMPORT_ROWS } from '#shared/destination/imported-masters.ts';
import { attribute, elementsOf, plain, prefixOf, textsOf } from './markup.ts';
import { openZip, type OpenZip } from './open-zip.ts';

/** A cell as a workbook has it; null for an empty one. */
export type SheetCell = string | number | { isFormula: true } | { isError: true } | null;

/** A row of a sheet: its number, from 1, and its cells by column, from 0. */
export interface SheetRow {
  row: number;
  cells: SheetCell[];
}

/** The first sheet of a workbook. */
export interface Sheet {
  rows: SheetRow[];
  /** Days are counted from 1904, as workbooks of old Macs do. */
  is1904: boolean;
}

/** Bytes that a part of a workbook may have, unpacked, whatever it says of itself. */
const MOST_BYTES = { sheet: 60_000_000, strings: 40_000_000, other: 2_000_000 };
/** Columns that are read. */
const MOST_COLUMNS = 60;
/** Rows that are looked at: some may be empty. */
const MOST_ROWS = IMPORT_ROWS + 1_000;

const NOT_A_BOOK = 'This is not an Excel workbook (.xlsx). Please save it as one and choose it again.';
const MACROS = 'Files with macros (.xlsm) are not taken. Please save it as an Excel workbook (.xlsx).';
const TOO_LARGE = 'This file unpacks to more than an import takes. Please send it in parts.';
const TOO_MANY = `A file has at most ${IMPORT_ROWS.toLocaleString('en')} rows. Please send it in parts.`;

const refuse = (message: string) => fail('FILE_REFUSED', { message });

/**
 * Reads the first sheet of a workbook (ECMA-376, SpreadsheetML). FILE_REFUSED with a sentence for what is no workbook,
 * has macros, or unpacks to more than it may. The archive is read by its directory and each part up to a number of bytes
 * that it cannot exceed by lying: libraries go by what the parts say of themselves.
 */
export async function readSheet(file: Buffer): Promise<Outcome<Sheet, 'FILE_REFUSED'>> {
  const zip = openZip(file);
  if (!zip) return refuse(NOT_A_BOOK);
  if (zip.names.some((name) => /vbaProject\.bin$|\/macrosheets\//i.test(name))) return refuse(MACROS);
  try {
    const [types, book] = [await textOf(zip, '[Content_Types].xml'), await textOf(zip, 'xl/workbook.xml')];
    if (!types || !book) return refuse(NOT_A_BOOK);
    if (/macroEnabled/i.test(types)) return refuse(MACROS);
    const sheet = await sheetOf(zip, book);
    if (sheet === undefined) return refuse(NOT_A_BOOK);
    const strings = stringsOf((await textOf(zip, 'xl/sharedStrings.xml', MOST_BYTES.strings)) ?? '');
    const rows = rowsOf(sheet, strings);
    return rows ? ok({ rows, is1904: /date1904="(1|true)"/.test(book) }) : refuse(TOO_MANY);
  } catch (error) {
    if (isTooLarge(error)) return refuse(TOO_LARGE);
    if ((error as { code?: string }).code?.startsWith('Z_')) return refuse(NOT_A_BOOK);
    throw error;
  }
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof RangeError || (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';

const textOf = async (zip: OpenZip, name: string, most = MOST_BYTES.other): Promise<string | undefined> =>
  (await zip.read(name, most))?.toString('utf8');

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
  return textOf(zip, target.startsWith('/') ? target.slice(1) : `xl/${target}`, MOST_BYTES.sheet);
}

const stringsOf = (xml: string): string[] => {
  const prefix = prefixOf(xml, 'sst');
  return [...elementsOf(xml, `${prefix}si`)].map(({ body }) => textsOf(body, prefix));
};

/** Rows with anything in them; undefined for more than are taken. */
function rowsOf(xml: string, strings: readonly string[]): SheetRow[] | undefined {
  const prefix = prefixOf(xml, 'worksheet');
  const rows: SheetRow[] = [];
  let last = 0;
  for (const { attributes, body } of elementsOf(xml, `${prefix}row`)) {
    last = Number(attribute(attributes, 'r') ?? last + 1);
    const cells = cellsOf(body, prefix, strings);
    if (!cells.some((cell) => cell !== null)) continue;
    if (rows.length > MOST_ROWS) return undefined;
    rows.push({ row: last, cells });
  }
  return rows;
}

function cellsOf(xml: string, prefix: string, strings: readonly string[]): SheetCell[] {
  const cells: SheetCell[] = [];
  let at = -1;
  for (const { attributes, body } of elementsOf(xml, `${prefix}c`)) {
    const reference = attribute(attributes, 'r');
    at = reference ? columnOf(reference) : at + 1;
    if (at < 0 || at >= MOST_COLUMNS) continue;
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
