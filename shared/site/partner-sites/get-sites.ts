import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';

/** A site of the platform. */
export const listedSite = z.object({
  /** The site's id. */
  site: z.string(),
  /** Its name when it was made; its id where that is not known. */
  siteName: z.string(),
  /** Host name that it stands at; empty where that is not known, or was given back and the site has no other. */
  domain: z.string(),
  /** Its own host name, at which nobody was seen yet; empty where it waits for none. */
  awaitedDomain: z.string(),
  /** Its own host name, which was given back because nobody was seen there; empty where none was. */
  givenBackDomain: z.string(),
  /** Where its pages are; empty without a domain. */
  origin: z.string(),
  /** True where `domain` answers; false: an operator adds it to the edge, or the site has none. */
  isServed: z.boolean(),
  /** True where its first super admin's link waits for its domain. */
  isLinkWaiting: z.boolean(),
  /** True where the platform has closed it to everybody. */
  isSuspended: z.boolean(),
  /** When it was made, ISO 8601 in UTC; empty where that is not known. */
  createdAt: z.string(),
});
export type ListedSite = z.output<typeof listedSite>;

export const getSites = defineCall({
  name: 'site/partner-sites/get-sites',
  method: 'GET',
  path: '/api/site/getSites',
  summary: 'Every site of the platform, the newest first, for its own super admins.',
  actor: 'user',
  access: { scope: 'public', userTypes: ['staff'], permission: 'superAdmin', platformOnly: true },
  request: z.strictObject({}),
  response: z.object({
    /** The domain that subdomains are made under; empty where the deployment has none. */
    platformDomain: z.string(),
    /** The sites, this one included. */
    sites: z.array(listedSite),
  }),
  failures: [],
});
