import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';

/** A city that the site has activities in. */
const activityCity = z.object({
  /** The city's id, as `dbCities` has it. */
  id: z.string(),
  /** Name of the city. */
  city: z.string(),
  /** English name of its country. */
  country: z.string(),
  /** How many activities there are, deactivated ones too. */
  activities: z.number(),
});
export type ActivityCity = z.output<typeof activityCity>;

export const getAllCities = defineCall({
  name: 'destination/activities/get-all-cities',
  method: 'GET',
  path: '/api/manageActivity/getAllCities',
  summary: 'Cities that the site has activities in.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.view', module: 'Dmc' },
  request: z.strictObject({}),
  response: z.object({
    /** The cities, by name. */
    cities: z.array(activityCity),
  }),
  failures: [],
});
