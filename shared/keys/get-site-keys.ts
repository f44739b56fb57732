import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { cursorPage } from '../lists/pages.ts';
import { keyShown } from './key.ts';

/** A key in the site’s list, with whose it is. */
export const siteKey = z.extend(keyShown, {
  /** The company or partner site that it belongs to. */
  companyName: z.string(),
  /** The user who owns the company, for the link to the customer; empty where there is none. */
  ownerUserId: z.string(),
});
export type SiteKey = z.output<typeof siteKey>;

export const getSiteKeys = defineCall({
  name: 'keys/get-site-keys',
  method: 'GET',
  path: '/api/keys/getSiteKeys',
  summary: 'All keys of the site, the newest first, with whose they are, by cursor.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'keys.view' },
  request: z.strictObject({
    /** The `cursor` of the page before; empty for the first. */
    cursor: z._default(z.string().check(z.maxLength(2000)), ''),
  }),
  response: cursorPage(siteKey),
  failures: [],
});
