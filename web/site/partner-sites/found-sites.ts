import type { ListedSite } from '#shared/site/partner-sites/get-sites.ts';

/** The sites whose name, short name or domain holds every word of what was typed. */
export function foundSites(sites: readonly ListedSite[], typed: string): ListedSite[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return sites.filter(({ site, siteName, domain, awaitedDomain }) => {
    const text = [site, siteName, domain, awaitedDomain].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
