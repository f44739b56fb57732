import { IMPORT_ROWS } from '#shared/destination/import/imported-masters.ts';

/**
 * What of a workbook is unpacked and looked at, at most. An import of 20,000 rows in 60 columns passes; what was made to
 * keep a machine busy is refused for the first of these that it passes, before it is in memory.
 */
export const most = {
  /** Bytes that a part may have, unpacked, whatever it says of itself. */
  sheetBytes: 60_000_000,
  stringBytes: 40_000_000,
  otherBytes: 2_000_000,
  /** How often a part may be as large unpacked as it is packed, from the first megabyte on: sheets of equal rows come to 40. */
  ratio: 100,
  /** Columns that are read; what stands beyond is passed over. */
  columns: 60,
  /** Rows with anything in them. */
  rows: IMPORT_ROWS + 1_000,
  /** Rows at all, empty ones that were given a look among them: as many as a sheet of Excel has. */
  rowElements: 1_048_576,
  /** Cells, empty ones and those beyond the last column among them. */
  cellElements: 3_000_000,
  /** Texts that cells share. */
  strings: 500_000,
  /** Characters of a cell: Excel's own limit. */
  cellLetters: 32_767,
  /** Characters of all cells together: each is kept for as long as the file is held against the table. */
  letters: 30_000_000,
} as const;

/** Tests make some of them small. */
export type WorkbookLimits = Readonly<Record<keyof typeof most, number>>;

export const NOT_A_BOOK = 'This is not an Excel workbook (.xlsx). Please save it in that format and choose it again.';
export const MACROS = 'Files with macros (.xlsm) are not accepted. Please save it as an Excel workbook (.xlsx).';
export const TOO_LARGE = 'This file is too large. Please split it into parts.';
export const TOO_SLOW =
  'This file takes too long to read. Please copy its rows into the template, or split it into parts.';
export const TOO_MANY = `A file can have at most ${IMPORT_ROWS.toLocaleString('en')} rows. Please split it into parts.`;
export const TOO_MANY_CELLS =
  'This sheet has too many cells, most of them empty. Please copy its rows into the template.';
export const longCell = (row: number): string =>
  `Row ${row} contains a text of more than ${most.cellLetters.toLocaleString('en')} characters. Please shorten it.`;
