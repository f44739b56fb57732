import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { kartIdField } from '../get-kart-by-id.ts';

/** Asked every few seconds by whoever has a quotation open; where an answer differs from what is held, it is opened again. */
export const getKartChanges = defineCall({
  name: 'quotations/builder/get-kart-changes',
  method: 'POST',
  path: '/api/kart/getKartChanges',
  summary: 'Whether an open quotation was changed elsewhere, without its lines.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'karts.view', module: 'Dmc' },
  request: z.strictObject({
    /** The quotation that is open. */
    id: kartIdField,
  }),
  response: z.object({
    /** Counts its changes, as the quotation’s own `version` does. */
    version: z.number(),
    /** How many questions its customer asked. */
    questions: z.number(),
    /** How many of them were answered. */
    answered: z.number(),
    /** Transfers are being made, moved or withdrawn just now. */
    isBeingMade: z.boolean(),
    /** Others who have it open, by name. */
    seenBy: z.array(z.string()),
  }),
  failures: [],
});
