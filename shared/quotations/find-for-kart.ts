import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';

export const findForKart = defineCall({
  name: 'quotations/find-for-kart',
  method: 'POST',
  path: '/api/kart/findForKart',
  summary: 'Customers, tour options and places to stay, by the beginning of their words.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'karts.edit', module: 'Dmc' },
  request: z.strictObject({
    /** What is looked for. */
    kind: z.enum(['customer', 'option', 'stay']),
    /** Words of the name, or the running number; empty for all. */
    search: z.string().check(z.trim(), z.maxLength(80)),
  }),
  response: z.object({
    /** At most 20, the best first. */
    found: z.array(
      z.object({
        /** Id of the quotation. */
        id: z.string(),
        /** What it is called. */
        name: z.string(),
        /** What tells it from others of that name. */
        note: z.string(),
        /** Of an option, its activity. */
        activityId: z.optional(z.string()),
      }),
    ),
  }),
  failures: [],
});
