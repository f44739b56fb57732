import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { activityRow } from './activity-shown.ts';
import { catalogueCityField } from '../catalogue-fields.ts';

export const fetchActivities = defineCall({
  name: 'destination/activities/fetch-activities',
  method: 'GET',
  path: '/api/manageActivity/fetchActivities/{cityId}',
  summary: 'All activities of a city, by priority and name.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.view', module: 'Dmc' },
  request: z.strictObject({
    /** The city whose activities are wanted. */
    cityId: catalogueCityField,
  }),
  response: z.object({
    /** Its activities, the lowest priority first, then by name; none of a city that there is nothing in. */
    activities: z.array(activityRow),
  }),
  failures: [],
});
