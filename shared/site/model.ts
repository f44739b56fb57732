import * as z from 'zod/mini';
import { siteModules } from './modules.ts';
import { type SignUp, signUps } from './sign-up.ts';

/** A colour as `#rrggbb`. */
const hexColour = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/));

/** The site's brand: one colour makes the whole ramp. */
export const brandingSettings = z.object({
  /** Holds `theme`, as the site's editor stores it. */
  form: z.object({
    /** Holds `palette`. */
    theme: z.object({
      /** The brand's colours. */
      palette: z.object({
        /** The brand's one colour, `#rrggbb`, that all others are derived from. */
        primary: hexColour,
      }),
    }),
  }),
  /** True where visitors see nothing but the login on locked routes. */
  lockMode: z.boolean(),
  /** HTML of a notice for everybody; empty for none. */
  popupAlert: z.string(),
  /** Hours until the notice is shown to the same browser again. */
  popupFrequency: z.number(),
  /** The first day of the site's days that the notice is shown; left out or empty: at once. */
  popupFrom: z.optional(z.string()),
  /** The last day that it is shown; left out or empty: until it is taken away. */
  popupTo: z.optional(z.string()),
  /** Which of the site's own parts are shown. */
  ssrElements: z.object({
    /** The site's own header HTML is shown. */
    header: z.boolean(),
    /** The site's own footer HTML is shown. */
    footer: z.boolean(),
  }),
});

export const activeModule = z.object({
  /** Number of the module, equal on every site. */
  siteModuleId: z.number(),
  /** The module itself. */
  siteModule: z.object({
    /** Name of the module, as `Only on sites with the module` names it. */
    module_name: z.enum(siteModules),
  }),
});

/** What the browser knows of its site; the answer of `whitelabel/detetct`. Nothing secret stands here. */
export const siteData = z.object({
  /** The site's id: what `site-id` carries. */
  _id: z.string(),
  /** Host name that the site is served at: until its own is, the platform's subdomain. */
  domain: z.string(),
  /** Name of the site, as its customers know it. */
  siteName: z.string(),
  /** The company behind the site, as documents name it. */
  companyName: z.string(),
  /** Address of the logo. */
  logoUrl: z.string(),
  /** Address of the logo for dark pages; left out or empty: `logoUrl` stands there too. */
  logoDarkUrl: z.optional(z.string()),
  /** Address of the icon in a browser's tab. */
  faviconImage: z.string(),
  /** Telephone number for customers. */
  adminContact: z.string(),
  /** Address of mail for customers; answers to the site's mails go there. */
  adminEmail: z.string(),
  /** Postal address in one line. */
  address: z.string(),
  /** One line under the search page's title. */
  tagline: z.string(),
  /** ISO 4217 code of every price on the site. */
  currency: z.string(),
  /** ISO 3166 alpha-2 code of the site's own country. */
  country: z.string(),
  /** What the site calls a company's tax number; absent or empty: as its country does (site-taxes.ts). */
  taxNumberName: z.optional(z.string()),
  /** IATA code of the airport that the search form starts from. */
  homeAirport: z.string(),
  /** IANA zone that the site's days are counted in; the head's. */
  zone: z.string(),
  /** User id that `staff-id` carries when nobody of staff is signed in. */
  defaultStaffId: z.string(),
  /** What the site has switched on. */
  activeModules: z.array(activeModule),
  /** The site's own HTML around the platform's pages, sanitised. */
  ssrHtml: z.object({
    /** HTML above the platform's bar; empty for none. */
    header: z.string(),
    /** HTML of the footer; empty for the platform's own. */
    footer: z.string(),
  }),
  /** Colour, lock mode and notice of the site. */
  brandingSettings,
  /** Switches of the deployment for this site. */
  wlMeta: z.object({
    /** True where staff see the menu of permissions. */
    canShowPermissionMenu: z.boolean(),
    /** Client id of Google sign-in; empty where it is not offered. */
    googleAuthClientId: z.string(),
    /** True on sites that are used for trying things out. */
    isTestHost: z.boolean(),
    /** True where staff must set up a second factor before anything but their session answers; absent: they may. */
    isSecondFactorRequired: z.optional(z.boolean()),
    /** True where agents who register are approved by staff before they can order; absent: no. */
    areAgentsApproved: z.optional(z.boolean()),
    /** Who opens an account; absent: anybody. */
    signUp: z.optional(z.enum(signUps)),
    /** True on a new site until what it needs to sell is there, or its super admin puts the list away; absent: no. */
    isFirstDay: z.optional(z.boolean()),
    /** True on the platform's own site, whose super admins make partner sites; absent: a partner's. */
    isPlatform: z.optional(z.boolean()),
  }),
  /** True where a real supplier sells test flights here, which nobody flies; absent: none does. */
  hasTestFlights: z.optional(z.boolean()),
  /** Google Tag Manager id; empty for none. */
  gtm_tag: z.string(),
  /** Scripts that the site's public documents load, and no page of the app. */
  scriptUrls: z.array(z.string()),
  /** Where `/` inside the app goes by a full load; empty: the flight search. */
  coreUrl: z.string(),
  /** Where `/crm` goes by a full redirect; empty: the enquiries list or form. */
  crmUrl: z.string(),
});
export type SiteData = z.output<typeof siteData>;
/** A site's settings as they are stored: its zone stands in the head alone. */
export type SiteSettings = Omit<SiteData, 'zone'>;

/** What a site keeps in caches: its settings, permission groups, markups, the masters of its destination, and how people are called. */
export const revisionNames = ['settings', 'permissions', 'markups', 'destination', 'people'] as const;
export type RevisionName = (typeof revisionNames)[number];

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
  /** As `wlMeta` says it to the browser: asked with every call of staff. Absent: no. */
  isSecondFactorRequired?: boolean;
  /** Whether agents who register wait for staff's approval. Absent: no. */
  areAgentsApproved?: boolean;
  /** Who opens an account. Absent: anybody. */
  signUp?: SignUp;
  /** Minutes from a landing to the pickup that follows it. Absent: 60. */
  pickupAfterLanding?: number;
  /** The platform has closed it: nothing answers there but to gateways that tell what was paid. Absent: it is open. */
  isSuspended?: boolean;
  /** The platform's own site. Set only by the deploying command and the embedded seed; no call writes it. */
  isPlatform?: boolean;
  /**
   * The deployment's sandbox: nothing there is real, what is written goes after 30 days, and mail reaches nobody but the
   * owners of its keys. Set only by the deploying command and the embedded seed; no call writes it.
   */
  isSandbox?: boolean;
  /** Host name of its own that nobody was seen at yet; it is `domain` once somebody is. Absent: it waits for none. */
  awaitedDomain?: string;
  /**
   * Each is bumped by the transaction that changes what it covers; caches are keyed by it. One that an older head does
   * not have counts as 0.
   */
  revisions: Partial<Record<RevisionName, number>>;
}
