import { config } from '#functions/runtime/config.ts';
import type { SiteData } from '#shared/site/model.ts';

/** Scheme, host and port of a site's pages, for links that no request asked for. */
export const siteOrigin = ({ domain }: Pick<SiteData, 'domain'>): string =>
  config().SITE_ORIGIN.replace('{domain}', domain);
