import { config } from '#functions/runtime/config.ts';
import type { SiteData } from '#shared/site/model.ts';

/** A subdomain of the platform's, which the edge serves without an operator's hand. */
export const isServedByItself = (domain: string): boolean => {
  const { PLATFORM_DOMAIN } = config();
  return PLATFORM_DOMAIN !== undefined && domain.endsWith(`.${PLATFORM_DOMAIN}`);
};

/** Where another site's pages are, told from where this one's are asked for: same scheme, same port. */
export const originAt = (domain: string, here: { host: string; origin: string }): string =>
  here.origin.replace(`//${here.host}`, `//${domain}`);

/** Scheme, host and port of a site's pages. */
export const siteOrigin = ({ domain }: Pick<SiteData, 'domain'>): string =>
  (config().SITE_ORIGIN ?? 'https://{domain}').replace('{domain}', domain);
