import { removeRecord } from '#functions/records/remove-record.ts';
import { handle } from '#functions/http/handle.ts';
import { deleteArea } from '#shared/areas/delete-area.ts';
import { ok } from '#shared/errors.ts';
import { areas } from './area-writes.ts';

export const deleteAreaHandler = handle(deleteArea, async (actor, { areaId }) => {
  const done = await removeRecord(actor, areas, { id: areaId });
  return done.ok ? ok({}) : done;
});
