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
