import { handle } from '#functions/http/handle.ts';
import { saveRecord } from '#functions/records/save-record.ts';
import { saveDriver } from '#shared/destination/masters/save-driver.ts';
import { ok } from '#shared/errors.ts';
import { drivers } from '../masters.ts';

export const saveDriverHandler = handle(saveDriver, async (actor, { id, version, ...fields }) => {
  const saved = await saveRecord(actor, drivers, { id, version, fields });
  return saved.ok ? ok({ driver: saved.value }) : saved;
});
