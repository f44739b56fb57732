import { findBy } from '#functions/destination/record-ways.ts';
import { removeRecord } from '#functions/destination/remove-record.ts';
import { handle } from '#functions/http/handle.ts';
import { deleteTransfers } from '#shared/areas/delete-transfers.ts';
import { ok } from '#shared/errors.ts';
import { areaTransferWays } from './record-ways.ts';

export const deleteTransfersHandler = handle(deleteTransfers, async (actor, { id }) => {
  const done = await removeRecord(actor, findBy(areaTransferWays), { kind: 'areaTransfer', id });
  return done.ok ? ok({}) : done;
});
