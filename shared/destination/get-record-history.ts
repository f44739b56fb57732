import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { recordIdField } from '../records/record-fields.ts';
import { toldEvent } from '../records/told-event.ts';
import { recordKinds } from './record-kinds.ts';

export const getRecordHistory = defineCall({
  name: 'destination/get-record-history',
  method: 'POST',
  path: '/api/dmc/getRecordHistory',
  summary: 'Who changed a record, from what to what, newest first.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.view', module: 'Dmc' },
  request: z.strictObject({
    /** What it is a record of; rates ask for the permission to view rates too. */
    kind: z.enum(recordKinds),
    /** The record. */
    id: recordIdField,
  }),
  response: z.object({
    /** At most 50; none of a record that there is not. */
    events: z.array(toldEvent),
  }),
  failures: [],
});
