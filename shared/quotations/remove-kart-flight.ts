import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { kartShown } from './kart-shown.ts';
import { kartStands, removedLine } from './remove-line.ts';

export const removeKartFlight = defineCall({
  name: 'quotations/remove-kart-flight',
  method: 'POST',
  path: '/api/kart/removeKartFlight',
  summary: 'Takes a line out of a quotation.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'karts.edit', module: 'Dmc' },
  request: removedLine,
  response: z.object({
    /** The quotation without it. */
    kart: kartShown,
  }),
  stands: kartStands,
  failures: [],
});
