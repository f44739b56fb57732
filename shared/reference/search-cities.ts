import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { queryFlag } from '../query.ts';
import { city } from './model.ts';

export const searchCities = defineCall({
  name: 'reference/search-cities',
  method: 'GET',
  path: '/api/master/dbCities',
  summary: 'Cities by the beginning of their name, or one by its id.',
  actor: 'visitor',
  access: { scope: 'public', byKey: 'read' },
  request: z.strictObject({
    /** Beginning of the city's name; empty with `cityId`. */
    city: z._default(z.string().check(z.maxLength(80)), ''),
    /** Only cities that the site has prices for. */
    priceOnly: z._default(queryFlag, false),
    /** Id of one city, as an earlier answer gave it; empty: search by name. */
    cityId: z._default(z.string().check(z.maxLength(120)), ''),
  }),
  response: z.array(city),
  failures: [],
});
