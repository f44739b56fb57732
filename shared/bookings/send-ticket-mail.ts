import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';

export const sendTicketMail = defineCall({
  name: 'bookings/send-ticket-mail',
  method: 'POST',
  path: '/api/notifications/sendEmailForWl',
  summary: "Mails an e-ticket to the signed-in user's own address.",
  actor: 'user',
  access: { scope: 'own', module: 'Flights', permission: 'tickets.mail' },
  request: z.strictObject({
    /** The booking whose ticket is mailed. */
    bookingId: z.string().check(z.minLength(1), z.maxLength(40)),
    /** The site's own id; another site's is refused. */
    siteId: z.string().check(z.minLength(1), z.maxLength(40)),
    /** Leave the payment block out of the mail. */
    hidePrice: z._default(z.boolean(), false),
  }),
  response: z.object({
    /** Address that it went to: the signed-in user's own. */
    sentTo: z.string(),
  }),
  failures: ['MAIL_FAILED'],
});
