import type { SiteData } from '#shared/site/model.ts';
import type { NamedSite } from './model.ts';

/** How a site is called at others. A logo that is no address stays at home: it may be a drawing of any length. */
export const namedSiteOf = ({ companyName, siteName, domain, logoUrl }: SiteData): NamedSite => ({
  companyName,
  siteName,
  domain,
  logoUrl: logoUrl.startsWith('https://') ? logoUrl : '',
});

/** The same of a row that holds it. */
export const nameShown = ({ companyName, siteName, domain, logoUrl }: NamedSite): NamedSite => ({
  companyName,
  siteName,
  domain,
  logoUrl,
});

/** By what people read: the company's name. */
export const byCompany = (a: NamedSite, b: NamedSite): number => a.companyName.localeCompare(b.companyName, 'en');
