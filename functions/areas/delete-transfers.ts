import { deleteRecordOf } from '#functions/destination/delete-record.ts';
import { handle } from '#functions/http/handle.ts';
import { deleteTransfers } from '#shared/areas/delete-transfers.ts';
import { ok } from '#shared/errors.ts';

export const deleteTransfersHandler = handle(deleteTransfers, async (actor, { id }) => {
  const done = await deleteRecordOf(actor, { kind: 'areaTransfer', id });
  return done.ok ? ok({}) : done;
});
