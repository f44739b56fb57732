import { findBy } from '#functions/destination/record-ways.ts';
import { removeRecord } from '#functions/destination/remove-record.ts';
import { handle } from '#functions/http/handle.ts';
import { deleteArea } from '#shared/areas/delete-area.ts';
import { ok } from '#shared/errors.ts';
import { areaWays } from './record-ways.ts';

export const deleteAreaHandler = handle(deleteArea, async (actor, { areaId }) => {
  const done = await removeRecord(actor, findBy(areaWays), { kind: 'area', id: areaId });
  return done.ok ? ok({}) : done;
});
