import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { documentKinds } from './kinds.ts';
import { pdfFile } from './pdf-file.ts';

export const makeDocument = defineCall({
  name: 'documents/make-document',
  method: 'POST',
  path: '/api/documents/makeDocument',
  summary:
    'A paper as a PDF on A4. An e-ticket is made for whoever may see its page, whoever has booking id and PNR right without price.',
  actor: 'ticketHolder',
  access: { byPartner: true, scope: 'own' },
  request: z.strictObject({
    /**
     * Which paper: `ticket`, a booking’s e-ticket; `invoice`, one that getInvoices lists, and `receipt`, of a paid order, for the
     * signed-in alone; `quotation` and, once that is vouchered, `voucher`, for staff who may see it;
     * `activityVoucher`, for the signed-in who may see it. Of a module that the site does not have, none.
     */
    kind: z.enum(documentKinds),
    /** What it is of: the booking’s id, the invoice’s number, the order’s id, the quotation’s id, or the activity voucher’s code. */
    id: z.string().check(z.minLength(1), z.maxLength(40)),
    /** The record locator, as printed on the ticket; not asked of a user who may see the booking anyway. */
    pnr: z._default(z.string().check(z.maxLength(20)), ''),
    /** Leave the payment block out. */
    hidePrice: z._default(z.boolean(), false),
    /** The one passenger whose ticket it is, by place, from 0; left out, everybody’s. Alone it never shows a price. */
    pax: z.optional(z.int().check(z.minimum(0), z.maximum(20))),
    /** Of a quotation, the sent version; left out, as it stands in the builder. */
    number: z.optional(z.int().check(z.minimum(1), z.maximum(999))),
    /** Of a voucher, the one line that it is of; left out, the whole trip. */
    line: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  }),
  response: pdfFile,
  failures: [],
});
