import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { versionField } from '../version.ts';
import { recordIdField, recordStands } from '../records/record-fields.ts';
import { recordKinds } from './record-kinds.ts';

export const deleteRecord = defineCall({
  name: 'destination/delete-record',
  method: 'POST',
  path: '/api/dmc/deleteRecord',
  summary: 'Deletes a record that nothing uses, deactivates one, or has one back that was deactivated.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.edit', module: 'Dmc' },
  request: z.strictObject({
    /** What it is a record of; rates ask for the permission to change rates too. */
    kind: z.enum(recordKinds),
    /** The record. */
    id: recordIdField,
    /** The version that was read; left out, whatever stands goes. */
    version: z.optional(versionField),
    /** True deactivates it, false has it back; left out, it is deleted. */
    deactivate: z.optional(z.boolean()),
    /** True: nothing is done. It answers as deleting would: 409 RECORD_IN_USE with who uses it, or its version. */
    isAsked: z.optional(z.boolean()),
  }),
  response: z.object({
    /** Its version from now on; null where it is gone. */
    version: z.nullable(z.number()),
  }),
  stands: recordStands(
    z.object({
      /** Counts its changes; sent back with the next. */
      version: z.number(),
      /** The record in words. */
      words: z.string(),
    }),
  ),
  failures: ['RECORD_IN_USE'],
});
