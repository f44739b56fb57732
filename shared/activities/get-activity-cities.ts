import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';

export const getActivityCities = defineCall({
  name: 'activities/get-activity-cities',
  method: 'POST',
  path: '/api/activities/getActivityCities',
  summary: 'Cities in which activities are sold, by name.',
  actor: 'user',
  access: { scope: 'own', permission: 'activities.view', module: 'Activities', locked: true },
  request: z.strictObject({}),
  response: z.object({
    /** Cities with activities. */
    cities: z.array(
      z.object({
        /** The city's id. */
        id: z.string(),
        /** What it is called. */
        name: z.string(),
      }),
    ),
  }),
  failures: [],
});
