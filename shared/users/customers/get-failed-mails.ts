import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { cursorPage } from '../../lists/pages.ts';
import { failedMail } from './failed-mail.ts';

export const getFailedMails = defineCall({
  name: 'users/customers/get-failed-mails',
  method: 'POST',
  path: '/api/wl/user/getFailedMails',
  summary: 'Mails of the site that did not arrive in the last 90 days, newest first: to whom, about what, and why not.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'customers.view' },
  request: z.strictObject({
    /** One mail alone; left out or empty: all. One that arrived, or that is not the site's, answers no rows. */
    mailId: z._default(z.string().check(z.maxLength(40)), ''),
    /** The `cursor` of the page before; empty for the first. */
    cursor: z._default(z.string().check(z.maxLength(2000)), ''),
  }),
  response: cursorPage(failedMail),
  failures: [],
});
