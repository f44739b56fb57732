import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { activityRow } from '../destination/activities/activity-shown.ts';
import { recordIdField } from '../records/record-fields.ts';

export const mapAreaActivity = defineCall({
  name: 'areas/map-area-activity',
  method: 'POST',
  path: '/api/areas/mapAreaActivity',
  summary: 'Says in which area of its city an activity is, or that it is in none.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.edit', module: 'Dmc' },
  request: z.strictObject({
    /** The activity. */
    activityId: recordIdField,
    /** One of its city's areas; empty for none. */
    areaId: z.string().check(z.maxLength(80)),
  }),
  response: z.object({
    /** The activity as it is now. */
    activity: activityRow,
  }),
  failures: [],
});
