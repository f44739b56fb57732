import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { numberedPage } from '../../lists/pages.ts';
import { queryPage } from '../../query.ts';
import { activityRow } from './activity-shown.ts';
import { catalogueSearchField } from '../catalogue-fields.ts';

/** Rows of a page. */
export const ACTIVITIES_PAGE = 25;

export const getActivities = defineCall({
  name: 'destination/activities/get-activities',
  method: 'GET',
  path: '/api/dmc/getActivities',
  summary: 'Activities of a city, or those of any city that have what is typed in their name, by priority and name.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.view', module: 'Dmc' },
  request: z.strictObject({
    /** The city whose activities are wanted; empty: of every city, which needs a search. */
    cityId: z._default(z.string().check(z.maxLength(120)), ''),
    /** Beginnings of words of the name; empty: all of the city. */
    search: catalogueSearchField,
    /** The page, from 1. */
    page: queryPage,
  }),
  response: numberedPage(activityRow),
  failures: [],
});
