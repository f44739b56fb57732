import { handle } from '#functions/http/handle.ts';
import { saveRecord } from '#functions/records/save-record.ts';
import { saveLocationOption } from '#shared/destination/masters/save-location-option.ts';
import { ok } from '#shared/errors.ts';
import { locations } from '../masters.ts';

export const saveLocationOptionHandler = handle(saveLocationOption, async (actor, { id, version, ...fields }) => {
  const saved = await saveRecord(actor, locations, { id, version, fields });
  return saved.ok ? ok({ location: saved.value }) : saved;
});
