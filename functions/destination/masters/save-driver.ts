import { handle } from '#functions/http/handle.ts';
import { saveDriver } from '#shared/destination/masters/save-driver.ts';
import { ok } from '#shared/errors.ts';
import { drivers } from '../masters.ts';
import { saveRecord } from '../save-record.ts';
import { showDriver } from './show-masters.ts';

const TAKEN = 'A driver of this name and number exists already.';

export const saveDriverHandler = handle(saveDriver, async (actor, { id, version, ...fields }) => {
  const wanted = { id, version, fields: () => fields, nameField: 'driverName', taken: TAKEN };
  const saved = await saveRecord(actor, drivers, showDriver, wanted);
  return saved.ok ? ok({ driver: showDriver(saved.value) }) : saved;
});
