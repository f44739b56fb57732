import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { recordStands } from '../records/record-fields.ts';
import { areaRow } from './area.ts';
import { areaRequest } from './area-request.ts';

export const addArea = defineCall({
  name: 'areas/add-area',
  method: 'POST',
  path: '/api/areas/addArea',
  summary: 'Adds an area to a city, or changes one that is named by its id.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.edit', module: 'Dmc' },
  request: areaRequest,
  response: z.object({
    /** The area as it is now. */
    area: areaRow,
  }),
  stands: recordStands(areaRow),
  failures: ['RECORD_NAME_TAKEN'],
});
