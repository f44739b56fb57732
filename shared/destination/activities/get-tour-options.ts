import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { activityShown } from './activity-shown.ts';
import { tourOptionShown } from './tour-option-shown.ts';
import { recordIdField } from '../../records/record-fields.ts';

export const getTourOptions = defineCall({
  name: 'destination/activities/get-tour-options',
  method: 'GET',
  path: '/api/dmc/getTourOptions',
  summary: 'An activity in full with its tour options.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.view', module: 'Dmc' },
  request: z.strictObject({
    /** The activity. */
    activityId: recordIdField,
  }),
  response: z.object({
    /** The activity. */
    activity: activityShown,
    /** Its options, those still sold first, then by name. */
    tourOptions: z.array(tourOptionShown),
    /** Ids of those that no rate of any market prices from today on. */
    unpriced: z.array(z.string()),
  }),
  failures: [],
});
