import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { uploadIdField } from '../../files/upload-id.ts';
import { savesPart } from '../part-rights.ts';
import { partField, partVersion, siteSettings } from '../settings.ts';

/** The value is held against the part's own schema (`parts/`) by the handler: what is wrong stands at `value.<field>`. */
export const saveSettings = defineCall({
  name: 'site/settings/save-settings',
  method: 'POST',
  path: '/api/site/saveSettings',
  summary:
    'Saves one part of the site’s settings, seen by the next request. What stands meanwhile comes with a conflict.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permissionBy: savesPart },
  request: z.strictObject({
    /** Which part is saved. */
    part: partField,
    /** The version of it that was read. */
    version: partVersion,
    /** All fields of the part. */
    value: z.record(z.string(), z.unknown()),
    /** Finished uploads whose pictures the value names; left out: none was sent. */
    uploads: z.optional(z.array(uploadIdField).check(z.maxLength(8))),
  }),
  response: z.object({
    /** All settings as they are now. */
    settings: siteSettings,
    /** What was taken out of HTML because it may not stand there, in words. */
    takenOut: z.array(z.string()),
  }),
  failures: [],
});
