import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { cursorPage } from '../lists/pages.ts';
import { queryFlag } from '../query.ts';
import { areaRow } from './area.ts';

export const searchAreas = defineCall({
  name: 'areas/search-areas',
  method: 'GET',
  path: '/api/areas/searchAreas',
  summary:
    'The site’s areas by the beginnings of their words, of one city or of all: a city’s by name, all newest first.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.view', module: 'Dmc' },
  request: z.strictObject({
    /** Beginnings of words of the name, in any order; empty for every area. */
    search: z._default(z.string().check(z.maxLength(80)), ''),
    /** Id of a city; empty for all of them. */
    cityId: z._default(z.string().check(z.maxLength(120)), ''),
    /** Leaves those out that are deactivated: what may be chosen. */
    activeOnly: z._default(queryFlag, false),
    /** Where to go on, from an earlier answer; empty for the first page. */
    cursor: z._default(z.string().check(z.maxLength(2000)), ''),
  }),
  response: cursorPage(areaRow),
  failures: [],
});
