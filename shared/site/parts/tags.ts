import * as z from 'zod/mini';
import { httpsAddress } from './lines.ts';

/** Scripts of others. They run on the public documents alone, never on a page of the app. */
export const tagsPart = z.strictObject({
  /** Google Tag Manager id, e.g. `GTM-AB12CD3`; empty for none. */
  gtm_tag: z.string().check(
    z.overwrite((text) => text.trim().toUpperCase()),
    z.regex(/^(GTM-[A-Z\d]{4,12})?$/, 'Please enter an ID such as GTM-AB12CD3.'),
  ),
  /** Addresses of scripts, by https, at most ten. */
  scriptUrls: z.array(httpsAddress).check(z.maxLength(10)),
});
