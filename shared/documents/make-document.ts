import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { documentKinds } from './kinds.ts';

export const makeDocument = defineCall({
  name: 'documents/make-document',
  method: 'POST',
  path: '/api/documents/makeDocument',
  summary:
    'A paper as a PDF on A4. An e-ticket is made for whoever may see its page, whoever has booking id and PNR right without price.',
  actor: 'ticketHolder',
  access: { scope: 'own', module: 'Flights' },
  request: z.strictObject({
    /** Which paper: `ticket`, a booking’s e-ticket; `invoice`, one that getInvoices lists; `receipt`, of a paid order: these two for the signed-in alone. */
    kind: z.enum(documentKinds),
    /** What it is of: the booking’s id, the invoice’s number or the order’s id. */
    id: z.string().check(z.minLength(1), z.maxLength(40)),
    /** The record locator, as printed on the ticket; not asked of a user who may see the booking anyway. */
    pnr: z._default(z.string().check(z.maxLength(20)), ''),
    /** Leave the payment block out. */
    hidePrice: z._default(z.boolean(), false),
    /** The one passenger whose ticket it is, by place, from 0; left out, everybody’s. Alone it never shows a price. */
    pax: z.optional(z.int().check(z.minimum(0), z.maximum(20))),
  }),
  response: z.object({
    /** As the browser saves it, e.g. `e-ticket-QKX4TZ.pdf`. */
    fileName: z.string(),
    /** MIME type of the file. */
    contentType: z.literal('application/pdf'),
    /** The file’s bytes in Base64. */
    content: z.string(),
  }),
  failures: [],
});
