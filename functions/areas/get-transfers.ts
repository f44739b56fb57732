import { scopeOf } from '#functions/scope.ts';
import { keptRows } from '#functions/destination/kept-rows.ts';
import { handle } from '#functions/http/handle.ts';
import { drive } from '#functions/lists/drive.ts';
import { cursorPageOf } from '#functions/lists/pages.ts';
import { getTransfers } from '#shared/areas/get-transfers.ts';
import { ok } from '#shared/errors.ts';
import type { AreaTransferItem } from './model.ts';
import { showTransfer } from './show.ts';
import { newestTransfers, readNamed } from './store.ts';

/** One Query a page where nothing narrows it; else a bounded amount read, and how far back. Names are kept in memory. */
export const getTransfersHandler = handle(getTransfers, async (actor, { areaId, marketId, cursor: from }) => {
  const scope = scopeOf(actor, getTransfers);
  const { found, cursor, last } = await drive<AreaTransferItem>({
    read: (page) => newestTransfers(scope, page),
    fits: (transfer) =>
      (!areaId || transfer.fromId === areaId || transfer.toId === areaId) &&
      (!marketId || transfer.marketId === marketId),
    isNarrowed: areaId !== '' || marketId !== '',
    cursor: from,
  });
  const named = await readNamed(actor, found, keptRows);
  const records = found.map((transfer) => showTransfer(actor, transfer, named));
  return ok(cursorPageOf(records, { cursor, lookedBackTo: last?.createdAt }));
});
