import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { locationShown } from '../masters.ts';
import { lineField, recordStands, savedRecord } from '../../records/record-fields.ts';

export const saveLocationOption = defineCall({
  name: 'destination/masters/save-location-option',
  method: 'POST',
  path: '/api/dmc/saveLocationOption',
  summary: 'Makes a place that guests are fetched from or taken to, or changes one.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.edit', module: 'Dmc' },
  request: z.strictObject({
    ...savedRecord,
    /** What it is called, unlike any other of the site. */
    location: lineField(120, 1),
  }),
  response: z.object({
    /** The place as it is now. */
    location: locationShown,
  }),
  stands: recordStands(locationShown),
  failures: ['RECORD_NAME_TAKEN'],
});
