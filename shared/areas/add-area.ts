import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { areaIdField, areaNameField, areaRow, versionField } from './area.ts';

export const addArea = defineCall({
  name: 'areas/add-area',
  method: 'POST',
  path: '/api/areas/addArea',
  summary: 'Adds an area to a city, or changes one that is named by its id.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.edit', module: 'Dmc' },
  request: z.strictObject({
    /** The area to be changed; left out, a new one is made. */
    id: z.optional(areaIdField),
    /** With `id`, the version that was read (409 where it was changed since); left out, as it stands. */
    version: versionField,
    /** What it is called; unlike any other of its city. */
    name: areaNameField,
    /** Id of its city, as dbCities answers it. */
    cityId: z.string('Please choose a city.').check(z.minLength(1, 'Please choose a city.'), z.maxLength(120)),
  }),
  response: z.object({
    /** The area as it is now. */
    area: areaRow,
  }),
  failures: ['RECORD_NAME_TAKEN'],
});
