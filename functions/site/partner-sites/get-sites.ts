import { handle } from '#functions/http/handle.ts';
import { config } from '#functions/runtime/config.ts';
import { ok } from '#shared/errors.ts';
import { getSites } from '#shared/site/partner-sites/get-sites.ts';
import { originAt } from '../site-origin.ts';
import { readListedSites } from '../store.ts';

export const getSitesHandler = handle(getSites, async (_actor, _request, { host, origin }) => {
  const sites = (await readListedSites()).map((listed) => {
    const { site, siteName = site, domain = '', awaitedDomain = '', givenBackDomain = '', createdAt = '' } = listed;
    return {
      ...{ site, siteName, domain, awaitedDomain, givenBackDomain, createdAt },
      origin: domain && originAt(domain, { host, origin }),
      isServed: domain !== '' && domain !== awaitedDomain,
      isLinkWaiting: listed.firstLinkBy !== undefined,
      isSuspended: listed.isSuspended === true,
    };
  });
  return ok({
    platformDomain: config().PLATFORM_DOMAIN ?? '',
    sites: sites.sort((a, b) => b.createdAt.localeCompare(a.createdAt) || a.site.localeCompare(b.site)),
  });
});
