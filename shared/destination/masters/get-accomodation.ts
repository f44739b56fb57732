import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { cursorPage } from '../../lists/pages.ts';
import { queryFlag } from '../../query.ts';
import { accommodationShown } from '../masters.ts';
import { recordIdField } from '../../records/record-fields.ts';

export const getAccomodation = defineCall({
  name: 'destination/masters/get-accomodation',
  method: 'GET',
  path: '/api/dmc/getAccomodation',
  summary: 'Accommodations by name, of one city or of all.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.view', module: 'Dmc' },
  request: z.strictObject({
    /** One alone, by its id, deactivated or not; empty for all. */
    id: z._default(z.union([recordIdField, z.literal('')]), ''),
    /** Those of this city; empty for every city. */
    cityId: z._default(z.string().check(z.maxLength(120)), ''),
    /** What the name holds, in any case; without a city, how it begins. */
    name: z._default(z.string().check(z.maxLength(80)), ''),
    /** Those deactivated too. */
    withDeactivated: z._default(queryFlag, false),
    /** Only those whose area was typed and is none of their city's areas. */
    withoutArea: z._default(queryFlag, false),
    /** Where to go on, from an earlier answer; empty for the beginning. */
    cursor: z._default(z.string().check(z.maxLength(2000)), ''),
  }),
  response: cursorPage(accommodationShown),
  failures: [],
});
