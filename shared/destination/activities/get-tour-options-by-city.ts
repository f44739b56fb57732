import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { catalogueCityField, catalogueSearchField } from '../catalogue-fields.ts';

/** A tour option as pickers name it. */
const pickedOption = z.object({
  /** The option's id. */
  id: z.string(),
  /** What it is called. */
  name: z.string(),
  /** The activity that it is a way to do. */
  activityId: z.string(),
  /** The activity's name. */
  activityName: z.string(),
});
export type PickedOption = z.output<typeof pickedOption>;

export const getTourOptionsByCity = defineCall({
  name: 'destination/activities/get-tour-options-by-city',
  method: 'POST',
  path: '/api/dmc/getTourOptionsByCity',
  summary: 'Tour options that are sold in a city, for choosing one.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.view', module: 'Dmc' },
  request: z.strictObject({
    /** The city whose options are wanted. */
    cityId: catalogueCityField,
    /** Beginnings of words of the option’s or its activity’s name; empty: all. */
    search: catalogueSearchField,
  }),
  response: z.object({
    /** The options, by their activity’s name and their own. */
    tourOptions: z.array(pickedOption),
  }),
  failures: [],
});
