import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { fareRule } from './model.ts';
import { offerChoice } from './trace.ts';

export const getFareRules = defineCall({
  name: 'flights/get-fare-rules',
  method: 'POST',
  path: '/flightApi/api/getFareRules',
  summary: 'The fare rules of an offer, per origin and destination; their HTML is sanitised.',
  actor: 'visitor',
  access: { module: 'Flights', locked: true, scope: 'own' },
  request: z.strictObject(offerChoice),
  response: z.object({
    /** The rules, one entry per origin and destination. */
    fareRules: z.array(fareRule),
  }),
  failures: ['SEARCH_EXPIRED', 'FARE_EXPIRED', 'SUPPLIER_TIMEOUT', 'SUPPLIER_FAILED'],
});
