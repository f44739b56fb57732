import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { recordIdField, versionField } from '../records/record-fields.ts';
import { recordKinds } from './record-kinds.ts';

export const deleteRecord = defineCall({
  name: 'destination/delete-record',
  method: 'POST',
  path: '/api/dmc/deleteRecord',
  summary: 'Deletes a record that nothing uses, deactivates one, or has one back that was deactivated.',
  seldom: true,
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.edit', module: 'Dmc' },
  request: z.strictObject({
    /** What it is a record of; rates ask for the permission to change rates too. */
    kind: z.enum(recordKinds),
    /** The record. */
    id: recordIdField,
    /** Which change of it was seen. */
    version: versionField,
    /** True deactivates it, false has it back; left out, it is deleted. */
    deactivate: z.optional(z.boolean()),
  }),
  response: z.object({
    /** Its version from now on; null where it is gone. */
    version: z.nullable(z.number()),
  }),
  failures: ['RECORD_IN_USE'],
});
