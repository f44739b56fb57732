import type { CompanySettings, SupplierSetting } from '#functions/site/model.ts';
import type { SiteData, SiteHead } from '#shared/site/model.ts';
import { type SiteModule, siteModules } from '#shared/site/modules.ts';

export interface TestSite {
  site: string;
  host: string;
  /** What `x-site-origin` says, and what a page of the site sends as `Origin`. */
  origin: string;
  head: SiteHead;
  data: SiteData;
  suppliers: SupplierSetting[];
  /** It has a tax number: its prices hold the tax on its fees. */
  company: CompanySettings;
}

interface Difference {
  currency: string;
  country: string;
  zone: string;
  homeAirport: string;
  lockMode?: boolean;
  modules?: readonly SiteModule[];
  isPlatform?: boolean;
}

function makeSite(
  site: string,
  { currency, country, zone, homeAirport, lockMode = false, modules = siteModules, isPlatform = false }: Difference,
): TestSite {
  const host = `${site}.localhost`;
  const name = site[0]!.toUpperCase() + site.slice(1);
  const defaultStaffId = `STAFF0${site.toUpperCase()}`;
  return {
    site,
    host,
    origin: `http://${host}:4400`,
    head: {
      site,
      currency,
      country,
      zone,
      modules,
      lockMode,
      defaultStaffId,
      ...(isPlatform && { isPlatform }),
      revisions: { settings: 1, permissions: 1, markups: 1, destination: 1 },
    },
    data: {
      _id: site,
      domain: host,
      siteName: `${name} Travels`,
      companyName: `${name} Travels Ltd`,
      logoUrl: '',
      faviconImage: '',
      adminContact: '+911140000000',
      adminEmail: `desk@${site}.example`,
      address: '1 Station Road',
      tagline: 'Fares for the trade',
      currency,
      country,
      homeAirport,
      zone,
      defaultStaffId,
      activeModules: modules.map((module_name, at) => ({ siteModuleId: at + 1, siteModule: { module_name } })),
      ssrHtml: { header: '', footer: '' },
      brandingSettings: {
        form: { theme: { palette: { primary: '#0b5cab' } } },
        lockMode,
        popupAlert: '',
        popupFrequency: 24,
        ssrElements: { header: false, footer: false },
      },
      wlMeta: {
        canShowPermissionMenu: true,
        googleAuthClientId: '',
        isTestHost: true,
        ...(isPlatform && { isPlatform }),
      },
      gtm_tag: '',
      scriptUrls: [],
      coreUrl: '',
      crmUrl: '',
    },
    suppliers: [{ name: 'sandbox-gds', adapter: 'sandbox', settings: {} }],
    company: {
      legalName: '',
      gstin: country === 'IN' ? '32AAACS7410P1ZA' : '100345678900003',
      state: country === 'IN' ? '32' : '',
    },
  };
}

/** An Indian site with everything, the platform's own, one in dollars, and one in lock mode that sells nothing but visas. */
export const testSites = {
  sarathi: makeSite('sarathi', {
    currency: 'INR',
    country: 'IN',
    zone: 'Asia/Kolkata',
    homeAirport: 'DEL',
    isPlatform: true,
  }),
  gulf: makeSite('gulf', { currency: 'USD', country: 'AE', zone: 'Asia/Dubai', homeAirport: 'DXB' }),
  quiet: makeSite('quiet', {
    currency: 'INR',
    country: 'IN',
    zone: 'Asia/Kolkata',
    homeAirport: 'BOM',
    lockMode: true,
    modules: ['Visa'],
  }),
};
export type TestSiteName = keyof typeof testSites;
