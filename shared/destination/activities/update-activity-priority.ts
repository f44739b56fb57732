import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { activityRow } from './activity-shown.ts';
import { priorityField } from '../rates/priority.ts';
import { recordIdField, versionField } from '../../records/record-fields.ts';

export const updateActivityPriority = defineCall({
  name: 'destination/activities/update-activity-priority',
  method: 'POST',
  path: '/api/manageActivity/updateActivityPriority',
  summary: 'Gives an activity another place in its city’s list.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.edit', module: 'Dmc' },
  request: z.strictObject({
    /** Its place, the lowest first. */
    priority: priorityField,
    /** The activity. */
    activityId: recordIdField,
    /** The version that was read; left out, whatever stands is changed. */
    version: versionField,
  }),
  response: z.object({
    /** The activity as it is now. */
    activity: activityRow,
  }),
  failures: [],
});
