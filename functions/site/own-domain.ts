import { isServedByItself } from './site-origin.ts';
import { config } from '#functions/runtime/config.ts';

/** Where a new site stands. */
export interface Stand {
  /** Host name that leads to it now: its subdomain, or, where the platform has no domain to give, its own. */
  domain: string;
  /** Its own host name, until that is served; left out: there is none, or it is a subdomain of the platform's. */
  awaitedDomain?: string;
}

/** The subdomain that a site of this name has; empty where the platform has no domain. */
export const subdomainOf = (site: string): string => {
  const { PLATFORM_DOMAIN } = config();
  return PLATFORM_DOMAIN ? `${site}.${PLATFORM_DOMAIN}` : '';
};

/** Where a new site stands whose own domain this is; `own` empty: it has none. */
export function standOf(site: string, own: string): Stand {
  const subdomain = subdomainOf(site);
  if (!own) return { domain: subdomain };
  return isServedByItself(own) ? { domain: own } : { domain: subdomain || own, awaitedDomain: own };
}
