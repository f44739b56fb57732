import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { globalSiteKeys, siteKeys } from './keys.ts';
import type { Write } from '#functions/table/write.ts';
import type { SiteHead, SiteSettings } from '#shared/site/model.ts';
import type { SiteModule } from '#shared/site/modules.ts';
import { isSiteName } from '#shared/site/site-name.ts';
import { instant } from '#shared/time.ts';
import { awaitWrite } from './own-domain-writes.ts';
import { bumpRevision } from './revision-writes.ts';
import { sanitizeSiteHtml } from './sanitize-site-html.ts';
import { settingEvent } from './setting-event-writes.ts';
import type { CompanySettings, SupplierSetting } from './model.ts';

export { bumpRevision, sanitizeSiteHtml, settingEvent };

interface SiteBeginning {
  /** Its own verified sender, if it has one. */
  mailFrom?: string;
  /** The modules that the platform lets it switch on; left out, those it has. */
  granted?: readonly SiteModule[];
  /** Nothing is written where the site or a domain of its is there already: SITE_TAKEN, DOMAIN_TAKEN. */
  isNew?: boolean;
  /** The company behind it; left out, nobody has said yet. */
  company?: CompanySettings;
  /** Who makes it, by name, where its first link waits for its own domain. */
  firstLinkBy?: string;
}

/**
 * A whole site as it is first made: head, settings, HTML, suppliers, the domain that leads to it and the one that will,
 * and its place among all sites.
 */
export function createSiteWrites(
  actor: Actor,
  head: SiteHead,
  data: SiteSettings,
  suppliers: SupplierSetting[],
  { mailFrom = '', granted = head.modules, isNew = false, company, firstLinkBy }: SiteBeginning = {},
): Write<'DOMAIN_TAKEN' | 'SITE_TAKEN'>[] {
  // Whoever makes it (a call, the command, the demo): its mails are sent under this name.
  if (!isSiteName(data.siteName)) throw new Error(`not a name for a site: ${data.siteName}`);
  const first = <const F extends 'SITE_TAKEN' | 'DOMAIN_TAKEN'>(otherwise: F) =>
    isNew && { when: [{ absent: true } as const], otherwise };
  const { ssrHtml, brandingSettings, ...rest } = data;
  const settings = {
    ...rest,
    brandingSettings: { ...brandingSettings, popupAlert: sanitizeSiteHtml(brandingSettings.popupAlert) },
  };
  const { awaitedDomain } = head;
  const leadsTo = (domain: string): Write<'DOMAIN_TAKEN'> => ({
    ...{ kind: 'put', key: globalSiteKeys.domain(domain), item: { site: head.site } },
    ...first('DOMAIN_TAKEN'),
  });
  return [
    leadsTo(data.domain),
    listSiteWrite(actor, data, { awaitedDomain, firstLinkBy }),
    { kind: 'put', key: siteKeys.site(actor, 'HEAD'), item: { ...head }, ...first('SITE_TAKEN') },
    {
      kind: 'put',
      key: siteKeys.site(actor, 'SETTINGS'),
      item: { data: settings, ...(mailFrom && { mailFrom }), ...(company && { company }) },
    },
    {
      kind: 'put',
      key: siteKeys.site(actor, 'HTML'),
      item: { data: { header: sanitizeSiteHtml(ssrHtml.header), footer: sanitizeSiteHtml(ssrHtml.footer) } },
    },
    { kind: 'put', key: siteKeys.site(actor, 'SUPPLIERS'), item: { sources: suppliers } },
    { kind: 'put', key: siteKeys.site(actor, 'LIMITS'), item: { modules: granted } },
    ...(awaitedDomain && awaitedDomain !== data.domain ? [leadsTo(awaitedDomain)] : []),
    ...(awaitedDomain ? [awaitWrite(actor, awaitedDomain)] : []),
  ];
}

/** The site's own sender of mails; empty text: the platform's again. Seen by the next request. */
export const mailFromWrites = (actor: Actor, address: string): Write<never>[] => [
  {
    kind: 'update',
    key: siteKeys.site(actor, 'SETTINGS'),
    ...(address ? { set: { mailFrom: address } } : { remove: ['mailFrom'] }),
    when: [{ exists: true }],
  },
  bumpRevision(actor, 'settings'),
  settingEvent(actor, 'mailFrom', address || 'the platform’s'),
];

/** The site's place among all sites, with what the platform's list shows of it. */
export const listSiteWrite = (
  actor: Actor,
  { siteName, domain }: Pick<SiteSettings, 'siteName' | 'domain'>,
  { awaitedDomain, firstLinkBy }: Pick<SiteHead, 'awaitedDomain'> & Pick<SiteBeginning, 'firstLinkBy'> = {},
): Write<never> => ({
  kind: 'put',
  key: globalSiteKeys.listedSite(actor.site),
  item: {
    ...{ site: actor.site, siteName, domain, createdAt: instant(clock.now()) },
    ...(awaitedDomain && { awaitedDomain }),
    ...(firstLinkBy && { firstLinkBy }),
  },
});
