import type { SiteHead, SiteSettings } from '#shared/site/model.ts';
import { type SiteModule, siteModules } from '#shared/site/modules.ts';

/** What tells a new site from all others. */
export interface NewSite {
  site: string;
  domain: string;
  siteName: string;
  companyName: string;
  country: string;
  currency: string;
  zone: string;
  homeAirport: string;
  modules: readonly SiteModule[];
  /** User id of its first super admin. */
  staffId: string;
  adminEmail: string;
  adminContact: string;
  /** A site that is used for trying things out, as the one it is made from. */
  isTestHost: boolean;
}

/** The colour of a site until it chooses its own. */
const FIRST_COLOUR = '#2F4CC9';

/** Subdomains that the platform may need itself, or that a visitor would take for its own. */
const reserved = new Set(
  'www api app admin mail smtp ftp cdn static assets status support help billing pay login auth sso dev test staging localhost portolan platform'.split(
    ' ',
  ),
);
export const isReserved = (shortName: string): boolean => reserved.has(shortName);

/** What a new site begins with: its brand, texts and suppliers are then its own to change. */
export function beginSite(given: NewSite): { head: SiteHead; data: SiteSettings } {
  const { site, domain, siteName, companyName, country, currency, zone, modules, staffId } = given;
  return {
    head: {
      site,
      zone,
      currency,
      country,
      modules,
      lockMode: false,
      defaultStaffId: staffId,
      revisions: { settings: 1, permissions: 1, markups: 1, destination: 1 },
    },
    data: {
      _id: site,
      domain,
      siteName,
      companyName,
      logoUrl: '',
      faviconImage: '',
      adminContact: given.adminContact,
      adminEmail: given.adminEmail,
      address: '',
      tagline: '',
      currency,
      country,
      homeAirport: given.homeAirport,
      defaultStaffId: staffId,
      activeModules: modules.map((name) => ({
        siteModuleId: siteModules.indexOf(name) + 1,
        siteModule: { module_name: name },
      })),
      ssrHtml: { header: '', footer: '' },
      brandingSettings: {
        form: { theme: { palette: { primary: FIRST_COLOUR } } },
        lockMode: false,
        popupAlert: '',
        popupFrequency: 24,
        ssrElements: { header: false, footer: false },
      },
      wlMeta: { canShowPermissionMenu: true, googleAuthClientId: '', isTestHost: given.isTestHost },
      gtm_tag: '',
      scriptUrls: [],
      coreUrl: '',
      crmUrl: '',
    },
  };
}
