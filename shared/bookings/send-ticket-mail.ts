import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { emailField } from '../users/fields.ts';

export const sendTicketMail = defineCall({
  name: 'bookings/send-ticket-mail',
  method: 'POST',
  path: '/api/notifications/sendEmailForWl',
  summary:
    "Mails an e-ticket to the signed-in user's own address, and on request to who travels: of an agency's booking in the agency's name.",
  actor: 'user',
  access: { scope: 'own', permission: 'tickets.mail' },
  request: z.strictObject({
    /** The booking whose ticket is mailed. */
    bookingId: z.string().check(z.minLength(1), z.maxLength(40)),
    /** The site's own id; another site's is refused. */
    siteId: z.string().check(z.minLength(1), z.maxLength(40)),
    /** Leave the payment block out of the mail to oneself. */
    hidePrice: z._default(z.boolean(), false),
    /** Whether it goes to the signed-in user's own address. */
    toMe: z._default(z.boolean(), true),
    /** Address of who travels, where it goes to them too; empty for nobody. */
    clientEmail: z._default(z.union([z.literal(''), emailField]), ''),
    /** Whether who travels reads the payment block; an agency's commission is never in it. */
    showPriceToClient: z._default(z.boolean(), false),
    /** What stands above the ticket in the mail to who travels. */
    message: z._default(z.string().check(z.trim(), z.maxLength(1000)), ''),
  }),
  response: z.object({
    /** Addresses that it went to. */
    sentTo: z.array(z.string()),
    /** Those that it did not go to, where it went to another. */
    failed: z.array(
      z.object({
        /** The address. */
        email: z.string(),
        /** Why not, for who sends it to read. */
        message: z.string(),
      }),
    ),
  }),
  failures: ['MAIL_FAILED'],
});
