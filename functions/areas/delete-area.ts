import { deleteRecordOf } from '#functions/destination/delete-record.ts';
import { handle } from '#functions/http/handle.ts';
import { deleteArea } from '#shared/areas/delete-area.ts';
import { ok } from '#shared/errors.ts';

export const deleteAreaHandler = handle(deleteArea, async (actor, { areaId }) => {
  const done = await deleteRecordOf(actor, { kind: 'area', id: areaId });
  return done.ok ? ok({}) : done;
});
