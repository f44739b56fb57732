import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { driverShown } from '../masters.ts';
import { lineField, recordPhoneField, recordStands, savedRecord } from '../../records/record-fields.ts';

export const saveDriver = defineCall({
  name: 'destination/masters/save-driver',
  method: 'POST',
  path: '/api/dmc/saveDriver',
  summary: 'Makes a driver, or changes one.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.edit', module: 'Dmc' },
  request: z.strictObject({
    ...savedRecord,
    /** Their name; with the number unlike any other driver’s. */
    driverName: lineField(80, 1),
    /** The number that they are rung at; empty for none. */
    phone: recordPhoneField,
  }),
  response: z.object({
    /** The driver as they are now. */
    driver: driverShown,
  }),
  stands: recordStands(driverShown),
  failures: ['RECORD_NAME_TAKEN'],
});
