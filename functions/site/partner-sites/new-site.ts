import type { SiteHead, SiteSettings } from '#shared/site/model.ts';
import { type SiteModule, siteModules } from '#shared/site/modules.ts';

/** What tells a new site from all others. */
export interface NewSite {
  site: string;
  domain: string;
  /** Its own host name, where that is not served yet. */
  awaitedDomain?: string;
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
  [
    // The platform's own.
    'portolan platform localhost www web api app apps admin administrator root system internal dashboard console dev test staging stage demo sandbox preview beta',
    // What machines ask for by themselves, of whichever domain they are in.
    'autodiscover autoconfig wpad isatap mx mta-sts dns ns vpn proxy gateway gw router ldap kerberos ntp time',
    // Mail and files.
    'mail email e-mail webmail mailbox mailer smtp imap pop pop3 exchange newsletter bounce bounces ftp sftp files file upload uploads download downloads backup git',
    // Mailboxes and pages that speak for whoever owns the domain.
    'postmaster hostmaster webmaster abuse security noreply no-reply info contact support help helpdesk status news blog docs legal privacy terms about jobs careers press sales team office staff partner partners',
    // Where a visitor would type a password or a card.
    'secure ssl login signin sign-in logout signup sign-up register auth oauth oauth2 sso saml id identity account accounts my profile password verify billing pay payment payments checkout bank wallet invoice invoices refund refunds',
    // Where other hosts serve what is the platform's.
    'cdn static assets asset img images media js css edge origin cache ws webhook webhooks callback monitor metrics',
  ]
    .join(' ')
    .split(' '),
);
/** Names that count up (`ns1`, `mail2`, `www3`) belong to the one without a number. */
export const isReserved = (shortName: string): boolean =>
  reserved.has(shortName) || reserved.has(shortName.replace(/-?\d+$/, ''));

/** What a new site begins with: its brand, texts and suppliers are then its own to change. */
export function beginSite(given: NewSite): { head: SiteHead; data: SiteSettings } {
  const { site, domain, awaitedDomain, siteName, companyName, country, currency, zone, modules, staffId } = given;
  return {
    head: {
      site,
      zone,
      currency,
      country,
      modules,
      lockMode: false,
      defaultStaffId: staffId,
      ...(awaitedDomain && { awaitedDomain }),
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
      wlMeta: { canShowPermissionMenu: true, googleAuthClientId: '', isTestHost: given.isTestHost, isFirstDay: true },
      gtm_tag: '',
      scriptUrls: [],
      coreUrl: '',
      crmUrl: '',
    },
  };
}
