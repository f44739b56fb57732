import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { state } from './model.ts';

export const listStates = defineCall({
  name: 'reference/list-states',
  method: 'GET',
  path: '/api/master/api_states',
  summary: 'States of a country, with GST codes for India.',
  actor: 'visitor',
  access: { scope: 'public', byKey: 'read' },
  request: z.strictObject({
    /** ISO 3166 alpha-2 code of the country. */
    country: z._default(z.string().check(z.regex(/^[A-Z]{2}$/)), 'IN'),
  }),
  response: z.array(state),
  failures: [],
});
