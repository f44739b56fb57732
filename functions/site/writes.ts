import type { Actor } from '#functions/actors/actor.ts';
import { clock } from '#functions/clock.ts';
import { globalKeys } from '#functions/table/global-keys.ts';
import { keys } from '#functions/table/keys.ts';
import type { Write } from '#functions/table/write.ts';
import type { SiteHead, SiteSettings } from '#shared/site/model.ts';
import type { SiteModule } from '#shared/site/modules.ts';
import { instant } from '#shared/time.ts';
import { bumpRevision } from './revision-writes.ts';
import { sanitizeSiteHtml } from './sanitize-site-html.ts';
import { settingEvent } from './setting-event-writes.ts';
import type { SupplierSetting } from './store.ts';

export { bumpRevision, sanitizeSiteHtml, settingEvent };

interface SiteBeginning {
  /** Its own verified sender, if it has one. */
  mailFrom?: string;
  /** The modules that the platform lets it switch on; left out, those it has. */
  granted?: readonly SiteModule[];
  /** Nothing is written where the site or its domain is there already: SITE_TAKEN, DOMAIN_TAKEN. */
  isNew?: boolean;
}

/**
 * A whole site as it is first made: head, settings, HTML, suppliers, the domain that leads to it, and its place among
 * all sites.
 */
export function createSiteWrites(
  actor: Actor,
  head: SiteHead,
  data: SiteSettings,
  suppliers: SupplierSetting[],
  { mailFrom = '', granted = head.modules, isNew = false }: SiteBeginning = {},
): Write[] {
  const first = (otherwise: 'SITE_TAKEN' | 'DOMAIN_TAKEN') => isNew && { when: [{ absent: true } as const], otherwise };
  const { ssrHtml, brandingSettings, ...rest } = data;
  const settings = {
    ...rest,
    brandingSettings: { ...brandingSettings, popupAlert: sanitizeSiteHtml(brandingSettings.popupAlert) },
  };
  return [
    { kind: 'put', key: globalKeys.domain(data.domain), item: { site: head.site }, ...first('DOMAIN_TAKEN') },
    listSiteWrite(actor, data),
    { kind: 'put', key: keys.site(actor, 'HEAD'), item: { ...head }, ...first('SITE_TAKEN') },
    { kind: 'put', key: keys.site(actor, 'SETTINGS'), item: { data: settings, ...(mailFrom && { mailFrom }) } },
    {
      kind: 'put',
      key: keys.site(actor, 'HTML'),
      item: { data: { header: sanitizeSiteHtml(ssrHtml.header), footer: sanitizeSiteHtml(ssrHtml.footer) } },
    },
    { kind: 'put', key: keys.site(actor, 'SUPPLIERS'), item: { sources: suppliers } },
    { kind: 'put', key: keys.site(actor, 'LIMITS'), item: { modules: granted } },
  ];
}

/** The site's own sender of mails; empty text: the platform's again. Seen by the next request. */
export const mailFromWrites = (actor: Actor, address: string): Write[] => [
  {
    kind: 'update',
    key: keys.site(actor, 'SETTINGS'),
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
): Write => ({
  kind: 'put',
  key: globalKeys.listedSite(actor.site),
  item: { site: actor.site, siteName, domain, createdAt: instant(clock.now()) },
});
