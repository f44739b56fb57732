import type { ExportRow } from '#shared/exports/export-row.ts';
import { exportedLists } from '#shared/exports/lists.ts';

/** What the file is of. */
export const labelOf = ({ list }: ExportRow): string => exportedLists[list].label;

const rowsText = (rows: number): string => `${rows.toLocaleString('en-IN')} ${rows === 1 ? 'row' : 'rows'}`;

/** How far it has come, or what became of it. */
export function stateText({ state, rows, error }: ExportRow, isOnline: boolean): string {
  switch (state) {
    case 'running':
      return isOnline ? `${rowsText(rows)} so far …` : 'You are offline. The file is still being prepared.';
    case 'done':
      return rowsText(rows);
    case 'cancelled':
      return 'Cancelled';
    case 'failed':
      return error;
  }
}
