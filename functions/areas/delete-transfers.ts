import { removeRecord } from '#functions/records/remove-record.ts';
import { handle } from '#functions/http/handle.ts';
import { deleteTransfers } from '#shared/areas/delete-transfers.ts';
import { ok } from '#shared/errors.ts';
import { areaTransferWays } from './record-ways.ts';

export const deleteTransfersHandler = handle(deleteTransfers, async (actor, { id }) => {
  const done = await removeRecord(actor, areaTransferWays, { id });
  return done.ok ? ok({}) : done;
});
