import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { airline } from './model.ts';

export const getAirlines = defineCall({
  name: 'reference/get-airlines',
  method: 'POST',
  path: '/api/master/getAirlinesStaticData',
  summary: 'Airlines with their names and logos.',
  actor: 'visitor',
  access: { scope: 'public', byKey: 'read' },
  request: z.strictObject({}),
  response: z.array(airline),
  failures: [],
});
