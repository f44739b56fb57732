import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';

export const setClashAside = defineCall({
  name: 'transfers/set-clash-aside',
  method: 'POST',
  path: '/api/dmc/setClashAside',
  summary: 'Sets a clash of a trip or of a driver’s transfer aside with a reason, or takes that back.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'transfers.edit', module: 'Dmc' },
  request: z.strictObject({
    /** The quotation, or the transfer whose driver has another at that time. */
    id: z.string().check(z.minLength(1), z.maxLength(90)),
    /** Which clash of it; of a transfer `driver`. */
    clash: z.string().check(z.minLength(1), z.maxLength(120)),
    /** Why it may stand; empty takes that back. */
    reason: z.string().check(z.trim(), z.maxLength(200)),
  }),
  response: z.object({}),
  failures: [],
});
