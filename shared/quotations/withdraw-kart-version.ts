import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { kartIdField, versionShown } from './get-kart-by-id.ts';

export const versionNumberField = z.int().check(z.minimum(1), z.maximum(999));

export const withdrawKartVersion = defineCall({
  name: 'quotations/withdraw-kart-version',
  method: 'POST',
  path: '/api/kart/withdrawKartVersion',
  summary: 'Takes a sent version of a quotation back: its customer sees it no more and cannot accept it.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'karts.edit', module: 'Dmc' },
  request: z.strictObject({
    /** Id of the quotation. */
    id: kartIdField,
    /** Number of the version. */
    number: versionNumberField,
  }),
  response: z.object({
    /** What was sent, the oldest first. */
    versions: z.array(versionShown),
  }),
  failures: [],
});
