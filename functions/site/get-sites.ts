import { handle } from '#functions/http/handle.ts';
import { config } from '#functions/runtime/config.ts';
import { ok } from '#shared/errors.ts';
import { getSites } from '#shared/site/get-sites.ts';
import { isServedByItself, originAt } from './site-origin.ts';
import { readListedSites } from './store.ts';

export const getSitesHandler = handle(getSites, async (_actor, _request, { host, origin }) => {
  const sites = (await readListedSites()).map(({ site, siteName = site, domain = '', createdAt = '' }) => ({
    site,
    siteName,
    domain,
    origin: domain && originAt(domain, { host, origin }),
    isServed: isServedByItself(domain),
    createdAt,
  }));
  return ok({
    platformDomain: config().PLATFORM_DOMAIN ?? '',
    sites: sites.sort((a, b) => b.createdAt.localeCompare(a.createdAt) || a.site.localeCompare(b.site)),
  });
});
