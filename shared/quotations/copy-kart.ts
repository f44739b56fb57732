import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { kartIdField } from './get-kart-by-id.ts';
import { kartShown } from './kart-shown.ts';

export const copyKart = defineCall({
  name: 'quotations/copy-kart',
  method: 'POST',
  path: '/api/kart/copyKart',
  summary: 'Makes another quotation of one.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'karts.edit', module: 'Dmc' },
  idempotent: true,
  request: z.strictObject({
    /** The quotation to copy. */
    id: kartIdField,
  }),
  response: z.object({
    /** The new one. */
    kart: kartShown,
  }),
  failures: [],
});
