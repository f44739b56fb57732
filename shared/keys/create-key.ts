import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { isDay } from '../flights/is-day.ts';
import { keyAccess, keyMailTo, keyName, keyNetworks, keyShown } from './key.ts';

export const createKey = defineCall({
  name: 'keys/create-key',
  method: 'POST',
  path: '/api/keys/createKey',
  summary:
    'The owner of an agency or company, or a partner’s staff for their site, makes a key for a program. Its secret is answered once, and kept nowhere.',
  actor: 'user',
  access: { byPartner: true, scope: 'own', userTypes: ['travelAgent', 'corporate'] },
  request: z.strictObject({
    /** What the owner calls it; no other key of the company that works is called so. */
    name: keyName,
    /** What it is for: to read, or to sell too. */
    may: z.enum(keyAccess),
    /** True: a key of the sandbox, for trying things out; nothing that it sells is real. */
    isTest: z._default(z.boolean(), false),
    /** Networks that it may be used from, e.g. `103.21.58.0/24`; empty: everywhere. */
    networks: z._default(keyNetworks, []),
    /** Its last day, `YYYY-MM-DD` in the site’s zone: today at the earliest, at most a year from now. */
    until: z.string().check(z.refine(isDay, 'Please choose a day.')),
    /** Where mails about its bookings go; empty: to the owner, of a partner’s key to its contact. */
    mailTo: z._default(keyMailTo, ''),
  }),
  response: z.object({
    /** The key as lists show it. */
    key: keyShown,
    /** What the program sends in `auth-token`: shown now and never again. */
    token: z.string(),
    /** Where its calls go: this site, of a test key the sandbox; scheme, host and port. */
    address: z.string(),
  }),
  failures: ['TOO_MANY_KEYS', 'RECORD_NAME_TAKEN', 'WALLET_BUSY'],
});
