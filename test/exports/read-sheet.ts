import excel from 'exceljs';

/** A file as a spreadsheet has it. */
export interface ReadSheet {
  name: string;
  headings: string[];
  /** Values of the rows below the headings, by column from 0; null for an empty cell. */
  rows: unknown[][];
  /** How each cell of the nth row, from 0, is shown. */
  formats(nth: number): (string | undefined)[];
  isHeadFrozen: boolean;
  widths: number[];
}

/** Of a column that says nothing of it. */
const USUAL_WIDTH = 9;

/** Opens an Excel file and reads its one sheet. */
export async function readSheet(bytes: Uint8Array): Promise<ReadSheet> {
  const book = new excel.Workbook();
  await book.xlsx.load(Buffer.from(bytes) as never);
  const [sheet, ...more] = book.worksheets;
  if (!sheet || more.length) throw new Error(`${book.worksheets.length} sheets`);
  const columns = sheet.columnCount;
  const valuesOf = (nth: number) =>
    Array.from({ length: columns }, (_, at) => sheet.getRow(nth).getCell(at + 1).value ?? null);
  const [view] = sheet.views;
  return {
    name: sheet.name,
    headings: valuesOf(1).map(String),
    rows: Array.from({ length: sheet.rowCount - 1 }, (_, at) => valuesOf(at + 2)),
    formats: (nth) => Array.from({ length: columns }, (_, at) => sheet.getRow(nth + 2).getCell(at + 1).numFmt),
    isHeadFrozen: view?.state === 'frozen' && view.ySplit === 1,
    widths: sheet.columns.map(({ width }) => width ?? USUAL_WIDTH),
  };
}
