import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { kartIdField } from './get-kart-by-id.ts';

export const endKartLink = defineCall({
  name: 'quotations/end-kart-link',
  method: 'POST',
  path: '/api/kart/endKartLink',
  summary: 'Ends the link of a quotation, whoever has it; the next sending makes another.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'karts.edit', module: 'Dmc' },
  request: z.strictObject({
    /** Id of the quotation. */
    id: kartIdField,
  }),
  response: z.object({
    /** The quotation whose link was ended. */
    id: z.string(),
  }),
  failures: [],
});
