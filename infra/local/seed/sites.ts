import type { CompanySettings, SupplierSetting } from '#functions/site/model.ts';
import type { SiteHead, SiteSettings } from '#shared/site/model.ts';
import type { SignUp } from '#shared/site/sign-up.ts';
import { type SiteModule, siteModules } from '#shared/site/modules.ts';

export interface DemoSite {
  head: SiteHead;
  data: SiteSettings;
  suppliers: SupplierSetting[];
  company?: CompanySettings;
}

interface Brand {
  site: string;
  companyName: string;
  tagline: string;
  colour: string;
  currency: string;
  country: string;
  zone: string;
  homeAirport: string;
  adminContact: string;
  address: string;
  modules: SiteModule[];
  header: string;
  footer: string;
  lockMode?: boolean;
  signUp?: SignUp;
  popupAlert?: string;
  suppliers: SupplierSetting[];
  company?: CompanySettings;
}

const sandbox = (name: string, settings: SupplierSetting['settings']): SupplierSetting => ({
  name,
  adapter: 'sandbox',
  settings,
});

/** The mark is a drawing in the brand's colour, so that the demo needs no image files. */
const logo = (colour: string, path: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="none" stroke="${colour}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" d="${path}"/></svg>`)}`;

const brands: (Brand & { mark: string })[] = [
  {
    site: 'kestrel',
    companyName: 'Kestrel Travels',
    tagline: 'Every supplier, one search.',
    colour: '#2F4CC9',
    currency: 'INR',
    country: 'IN',
    zone: 'Asia/Kolkata',
    homeAirport: 'COK',
    adminContact: '+91 484 400 1180',
    company: { legalName: 'Kestrel Travels Pvt Ltd', gstin: '32AAKCK1180F1ZU', state: '32' },
    address: '2nd floor, Marine Drive, Kochi 682031',
    modules: ['Flights', 'FixedDeparture', 'Activities', 'Visa', 'FlightsForm'],
    mark: 'M5 24 L16 6 L27 24 M11 18 L21 18',
    header:
      '<div style="background-color:#e8ecfb;color:#1f2f7d;text-align:center;padding:6px">Trade desk +91 484 400 1180, 8 to 22</div>',
    footer:
      '<p>Kestrel Travels, 2nd floor, Marine Drive, Kochi 682031</p><p>IATA accredited agency · GSTIN 32AAKCK1180F1ZU</p>',
    suppliers: [
      sandbox('sandbox-gds', { seed: 'aster', kind: 'gds', latencyMs: 120, triggers: true }),
      sandbox('sandbox-lcc', { seed: 'birch', kind: 'lcc', latencyMs: 60, triggers: true }),
      sandbox('sandbox-wholesale', { seed: 'cedar', kind: 'mixed', latencyMs: 300, triggers: true }),
    ],
  },
  {
    site: 'dune',
    companyName: 'Dhow & Dune',
    tagline: 'Dubai, arranged end to end.',
    colour: '#0E7C74',
    currency: 'USD',
    country: 'AE',
    zone: 'Asia/Dubai',
    homeAirport: 'DXB',
    adminContact: '+971 4 555 0147',
    company: { legalName: 'Dhow & Dune Tourism LLC', gstin: '100345678900003', state: '' },
    address: 'Business Bay, Dubai',
    modules: ['Flights', 'Dmc', 'Activities', 'Visa', 'OtherEnquiry'],
    mark: 'M4 22 Q16 28 28 22 M16 22 L16 5 L26 19 Z',
    header:
      '<div style="background-color:#dff1ef;color:#0a4f4a;text-align:center;padding:6px">Met at the airport, day and night</div>',
    footer: '<p>Dhow &amp; Dune Tourism LLC, Business Bay, Dubai</p><p>DTCM licence 118 204</p>',
    suppliers: [
      sandbox('sandbox-gds', { seed: 'date', kind: 'gds', latencyMs: 120, triggers: true }),
      sandbox('sandbox-lcc', { seed: 'elm', kind: 'lcc', latencyMs: 60, triggers: true }),
      sandbox('sandbox-wholesale', { seed: 'fig', kind: 'mixed', latencyMs: 300, triggers: true }),
    ],
  },
  {
    site: 'lantern',
    companyName: 'Lantern Fares',
    tagline: 'Honest fares for students.',
    colour: '#C01F3F',
    currency: 'INR',
    country: 'IN',
    zone: 'Asia/Kolkata',
    homeAirport: 'BLR',
    adminContact: '+91 80 4710 2266',
    company: { legalName: 'Lantern Fares Pvt Ltd', gstin: '29AABCL4821Q1Z0', state: '29' },
    address: 'Koramangala, Bengaluru 560034',
    modules: ['Flights', 'Insurance'],
    mark: 'M10 12 L22 12 L24 25 L8 25 Z M13 12 Q16 3 19 12',
    header:
      '<div style="background-color:#fff4d6;color:#5b4300;text-align:center;padding:6px">Student fares carry 10 kg extra baggage until the end of March.</div>',
    footer: '<p>Lantern Fares, Koramangala, Bengaluru 560034</p>',
    popupAlert: '<p><strong>Carry your student card.</strong> Airlines ask for it at check-in with a student fare.</p>',
    suppliers: [
      sandbox('sandbox-lcc', { seed: 'fern', kind: 'lcc', latencyMs: 60, triggers: true }),
      sandbox('sandbox-mixed', { seed: 'gorse', kind: 'mixed', latencyMs: 300, triggers: true }),
    ],
  },
  {
    site: 'cinnamon',
    companyName: 'Cinnamon Circle',
    tagline: 'Fares for members only.',
    colour: '#7A4A12',
    currency: 'LKR',
    country: 'LK',
    zone: 'Asia/Colombo',
    homeAirport: 'CMB',
    adminContact: '+94 11 255 0190',
    company: { legalName: 'Cinnamon Circle (Pvt) Ltd', gstin: '134567890', state: '' },
    address: 'Galle Face Terrace, Colombo 00300',
    modules: ['Flights', 'TourPackages', 'Hotels'],
    mark: 'M6 26 Q16 4 26 6 Q28 20 6 26 M6 26 L20 12',
    header:
      '<div style="background-color:#f6eadb;color:#4d2d08;text-align:center;padding:6px">Members sign in to see fares</div>',
    footer: '<p>Cinnamon Circle (Pvt) Ltd, Galle Face Terrace, Colombo 00300</p><p>Registered with SLTDA</p>',
    lockMode: true,
    signUp: 'closed',
    suppliers: [
      sandbox('sandbox-mixed', { seed: 'hazel', kind: 'mixed', latencyMs: 200, triggers: true }),
      sandbox('sandbox-gds', { seed: 'iris', kind: 'gds', latencyMs: 120, triggers: true }),
    ],
  },
];

/** A site as its brand says it, served under localhost. */
export function toSite(brand: Brand & { mark: string }): DemoSite {
  const { site, companyName, colour, modules } = brand;
  const staff = `${site.toUpperCase().replaceAll(/[ILOU]/g, 'X')}STAFF00`.replaceAll(/[ILOU]/g, 'X');
  return {
    head: {
      site,
      currency: brand.currency,
      country: brand.country,
      zone: brand.zone,
      modules,
      lockMode: brand.lockMode ?? false,
      ...(brand.signUp && { signUp: brand.signUp }),
      defaultStaffId: staff,
      revisions: { settings: 1, permissions: 1, markups: 1, destination: 1 },
    },
    data: {
      _id: site,
      domain: `${site}.localhost`,
      siteName: companyName,
      companyName,
      logoUrl: logo(colour, brand.mark),
      faviconImage: logo(colour, brand.mark),
      adminContact: brand.adminContact,
      adminEmail: `desk@${site}.example`,
      address: brand.address,
      tagline: brand.tagline,
      currency: brand.currency,
      country: brand.country,
      homeAirport: brand.homeAirport,
      defaultStaffId: staff,
      activeModules: modules.map((name) => ({
        siteModuleId: siteModules.indexOf(name) + 1,
        siteModule: { module_name: name },
      })),
      ssrHtml: { header: brand.header, footer: brand.footer },
      brandingSettings: {
        form: { theme: { palette: { primary: colour } } },
        lockMode: brand.lockMode ?? false,
        popupAlert: brand.popupAlert ?? '',
        popupFrequency: 24,
        ssrElements: { header: true, footer: true },
      },
      wlMeta: {
        canShowPermissionMenu: true,
        googleAuthClientId: '',
        isTestHost: site === 'kestrel',
        ...(brand.signUp && { signUp: brand.signUp }),
      },
      gtm_tag: '',
      scriptUrls: [],
      coreUrl: '',
      crmUrl: '',
    },
    suppliers: brand.suppliers,
    ...(brand.company && { company: brand.company }),
  };
}

/** The partner sites a fresh start has: different in brand, currency, modules, header, markups and suppliers. */
export const demoSites: DemoSite[] = brands.map(toSite);
