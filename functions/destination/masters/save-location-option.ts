import { handle } from '#functions/http/handle.ts';
import { saveLocationOption } from '#shared/destination/masters/save-location-option.ts';
import { ok } from '#shared/errors.ts';
import { locations } from '../masters.ts';
import { saveRecord } from '../save-record.ts';
import { showLocation } from './show-masters.ts';

const TAKEN = 'A location of this name exists already.';

export const saveLocationOptionHandler = handle(saveLocationOption, async (actor, { id, version, location }) => {
  const wanted = { id, version, fields: () => ({ location }), nameField: 'location', taken: TAKEN };
  const saved = await saveRecord(actor, locations, showLocation, wanted);
  return saved.ok ? ok({ location: showLocation(saved.value) }) : saved;
});
