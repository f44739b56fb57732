import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { amount, priced } from '../money.ts';
import { changeView, requestId } from './change-view.ts';

export const completeChangeRequest = defineCall({
  name: 'changes/complete-change-request',
  method: 'POST',
  path: '/flightApi/api/completeChangeRequest',
  summary:
    'Says that the airline did what was accepted: cancelled, with what it gives back or its credit note, or reissued, with the new tickets.',
  actor: 'user',
  access: { scope: 'site', permission: 'changes.decide', userTypes: ['staff'] },
  request: priced(
    z.strictObject({
      requestId,
      /** The booking's own currency, ISO 4217. */
      currency: z.string().check(z.length(3)),
      /** What the airline gives back, for all that was chosen; left out where only its credit note is known. */
      refund: z.optional(amount),
      /** The number of its credit note; empty for none. */
      creditNote: z._default(z.string().check(z.trim(), z.maxLength(40)), ''),
      /** Of a reissue: the booking's record locator from now on; empty where it stays. */
      pnr: z._default(z.string().check(z.regex(/^[A-Z0-9]{0,8}$/, 'Please enter letters and digits only.')), ''),
      /** Of a reissue: everybody's new ticket number, in the order of the request's passengers; empty otherwise. */
      ticketNumbers: z._default(
        z
          .array(z.string().check(z.trim(), z.minLength(1, 'This is required field.'), z.maxLength(20)))
          .check(z.maxLength(18)),
        [],
      ),
      /** Why the customer gets less than was agreed, which takes a right of its own; empty where they do not. */
      reason: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
    }),
  ),
  response: changeView,
  failures: [],
});
