import type * as z from 'zod/mini';
import type { ListFile } from '#functions/lists/list-file.ts';
import { scopeOfJob } from '#functions/scope.ts';
import { type transfersExport, transferSheet, type TransferSheetRow } from '#shared/transfers/transfer-sheet.ts';
import { driverNames } from './show-transfer.ts';
import { transfersIn } from './store.ts';

/** Rows in the order of the sheet: by day and time. What was withdrawn is in it only where its driver pressed it done. */
export const transfersFile: ListFile<z.output<typeof transfersExport.filter>, TransferSheetRow> = {
  columns: transferSheet,
  async read(actor, { filter: { from, to, driverId, onlyWithoutDriver }, cursor, wanted }) {
    const scope = scopeOfJob(actor);
    const by = onlyWithoutDriver ? 'withoutDriver' : driverId ? { driverId } : undefined;
    const [page, names] = await Promise.all([
      transfersIn(scope, { from, to }, by, { limit: wanted, ...(cursor && { cursor }) }),
      driverNames(scope),
    ]);
    const rows = page.cards
      .filter(({ state, pressedAt }) => state !== 'WITHDRAWN' || pressedAt)
      .map((row) => ({ ...row, driverName: names.get(row.driverId) ?? '' }));
    return { rows, cursor: page.cursor };
  },
};
