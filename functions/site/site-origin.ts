import { config } from '#functions/runtime/config.ts';
import type { SiteData } from '#shared/site/model.ts';

/** Scheme, host and port of a site's pages. */
export const siteOrigin = ({ domain }: Pick<SiteData, 'domain'>): string =>
  (config().SITE_ORIGIN ?? 'https://{domain}').replace('{domain}', domain);
