import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { changeView, chosenParts } from './change-view.ts';

export const changeRequest = defineCall({
  name: 'changes/change-request',
  method: 'POST',
  path: '/flightApi/api/changeRequest',
  summary:
    'Asks what it costs to cancel a booking, some passengers and sectors of it, or to change its flights. Nothing is changed by asking.',
  actor: 'user',
  access: { scope: 'own', permission: 'changes.ask', byKey: 'sell' },
  request: z.strictObject({
    ...chosenParts,
    /** 1 refund of everything, 2 partial refund, 3 other flights: of these the sectors are left out, and everybody is named. */
    RequestType: z.literal([1, 2, 3]),
    /** Charges that the supplier said and that are agreed to, of `getCC` for the same passengers and sectors; left out: they are asked for. */
    QuoteId: z.optional(z.string().check(z.regex(/^[0-9A-Z]{26}$/))),
    /** What the desk has to know. */
    Remarks: z.string().check(z.trim(), z.minLength(1, 'This is required field.'), z.maxLength(500)),
  }),
  response: changeView,
  failures: [],
});
