import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { city } from './model.ts';

export const listCities = defineCall({
  name: 'reference/list-cities',
  method: 'GET',
  path: '/api/master/api_cities',
  summary: 'Cities of a country or of one of its states.',
  actor: 'visitor',
  access: { scope: 'public', byKey: 'read' },
  request: z.strictObject({
    /** ISO 3166 alpha-2 code of the country. */
    country: z._default(z.string().check(z.regex(/^[A-Z]{2}$/)), 'IN'),
    /** Id of one of its states, as api_states answers it; empty: the whole country. */
    state: z._default(z.string().check(z.maxLength(20)), ''),
  }),
  response: z.array(city),
  failures: [],
});
