import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { areaIdField } from './area.ts';

export const deleteArea = defineCall({
  name: 'areas/delete-area',
  method: 'POST',
  path: '/api/areas/deleteArea',
  summary: 'Deletes an area that nothing uses; what uses it is said otherwise.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.edit', module: 'Dmc' },
  request: z.strictObject({
    /** The area that goes. */
    areaId: areaIdField,
  }),
  response: z.object({}),
  failures: ['RECORD_IN_USE'],
});
