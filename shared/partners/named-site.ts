import * as z from 'zod/mini';

/** How another site is called: as it was when it asked, or was listed. */
export const namedSite = {
  /** The company behind the site. */
  companyName: z.string(),
  /** Name of the site, as its customers know it. */
  siteName: z.string(),
  /** Host name that it is served at. */
  domain: z.string(),
  /** Address of its logo; empty for none. */
  logoUrl: z.string(),
};
