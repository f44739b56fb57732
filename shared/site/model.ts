import * as z from 'zod/mini';
import { siteModules } from './modules.ts';

const hexColour = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/));

/** The site's brand: one colour makes the whole ramp. */
export const brandingSettings = z.object({
  form: z.object({ theme: z.object({ palette: z.object({ primary: hexColour }) }) }),
  /** Visitors see nothing but login on locked routes (spec: customers-and-partners 2). */
  lockMode: z.boolean(),
  /** HTML of a notice shown once per `popupFrequency` hours; empty for none. */
  popupAlert: z.string(),
  popupFrequency: z.number(),
  ssrElements: z.object({ header: z.boolean(), footer: z.boolean() }),
});

export const activeModule = z.object({
  siteModuleId: z.number(),
  siteModule: z.object({ module_name: z.enum(siteModules) }),
});

/** What the browser knows of its site; the answer of `whitelabel/detetct`. Nothing secret stands here. */
export const siteData = z.object({
  _id: z.string(),
  domain: z.string(),
  siteName: z.string(),
  companyName: z.string(),
  logoUrl: z.string(),
  faviconImage: z.string(),
  adminContact: z.string(),
  adminEmail: z.string(),
  address: z.string(),
  /** One line under the search page's title. */
  tagline: z.string(),
  /** ISO 4217 of every price on the site. */
  currency: z.string(),
  /** ISO 3166 alpha-2. */
  country: z.string(),
  /** IATA code that the search form starts from. */
  homeAirport: z.string(),
  /** IANA zone that the site's days are counted in; the head's. */
  zone: z.string(),
  /** User id that `staff-id` carries when nobody of staff is signed in. */
  defaultStaffId: z.string(),
  activeModules: z.array(activeModule),
  ssrHtml: z.object({ header: z.string(), footer: z.string() }),
  brandingSettings,
  wlMeta: z.object({ canShowPermissionMenu: z.boolean(), googleAuthClientId: z.string(), isTestHost: z.boolean() }),
  gtm_tag: z.string(),
  scriptUrls: z.array(z.string()),
  /** Where `/` inside the app goes by a full load; empty: the flight search. */
  coreUrl: z.string(),
  /** Where `/crm` goes by a full redirect; empty: the enquiries list or form. */
  crmUrl: z.string(),
});
export type SiteData = z.output<typeof siteData>;
/** A site's settings as they are stored: its zone stands in the head alone. */
export type SiteSettings = Omit<SiteData, 'zone'>;

/** The site's head item, at most 1 KB, read with every call: what access and caches need. */
export interface SiteHead {
  site: string;
  currency: string;
  country: string;
  /** IANA zone that the site's day (daily partitions, reports) is counted in. */
  zone: string;
  modules: readonly (typeof siteModules)[number][];
  lockMode: boolean;
  defaultStaffId: string;
  /** Each is bumped by the transaction that changes what it covers; caches are keyed by it. */
  revisions: { settings: number; permissions: number; markups: number };
}
