import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { savesPart } from '../part-rights.ts';
import { partField, partVersion, siteSettings } from '../settings.ts';

export const undoSettings = defineCall({
  name: 'site/settings/undo-settings',
  method: 'POST',
  path: '/api/site/undoSettings',
  summary:
    'Brings back what stood in a part of the settings before its last change; once more, and the change is back.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permissionBy: savesPart },
  request: z.strictObject({
    /** Which part. */
    part: partField,
    /** The version of it that was read. */
    version: partVersion,
  }),
  response: z.object({
    /** All settings as they are now. */
    settings: siteSettings,
  }),
  failures: ['NOTHING_TO_UNDO'],
});
