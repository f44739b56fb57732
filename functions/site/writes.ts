import { type Actor, actorName } from '#functions/actors/actor.ts';
import { clock } from '#functions/clock.ts';
import { cleanHtml, usualTags } from '#functions/runtime/clean-html.ts';
import { globalKeys } from '#functions/table/global-keys.ts';
import { keys } from '#functions/table/keys.ts';
import { create, type Write } from '#functions/table/write.ts';
import { sortableId } from '#shared/ids.ts';
import type { SiteHead, SiteSettings } from '#shared/site/model.ts';
import { instant } from '#shared/time.ts';
import { bumpRevision } from './revision-writes.ts';
import type { SettingEvent, SupplierSetting } from './store.ts';

export { bumpRevision };

/** Header, footer and pop-up HTML as it may be stored: no script, no handler, styles by an allow-list of properties. */
export const sanitizeSiteHtml = (html: string): string =>
  cleanHtml(html, {
    allowedTags: [...usualTags, 'img', 'header', 'footer', 'nav'],
    allowedAttributes: {
      '*': ['class', 'style', 'title', 'aria-label'],
      a: ['href', 'target', 'rel'],
      img: ['src', 'alt', 'width', 'height'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowedStyles: {
      '*': Object.fromEntries(
        [
          'color',
          'background-color',
          'font-size',
          'font-weight',
          'text-align',
          'padding',
          'margin',
          'border',
          'border-radius',
          'display',
          'gap',
          'justify-content',
          'align-items',
          'max-width',
          'line-height',
        ].map((property) => [property, [/^[\w\s#.,%()-]+$/]]),
      ),
    },
    transformTags: { a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener' } }) },
  });

interface SiteBeginning {
  /** Its own verified sender, if it has one. */
  mailFrom?: string;
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
  { mailFrom = '', isNew = false }: SiteBeginning = {},
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

/** Whether staff must have a second factor. From the next request on, those without are led to set one up. */
export const secondFactorRuleWrites = (actor: Actor, isRequired: boolean): Write[] => [
  {
    kind: 'update',
    key: keys.site(actor, 'HEAD'),
    set: { isSecondFactorRequired: isRequired },
    add: { 'revisions.settings': 1 },
    when: [{ exists: true }],
  },
  {
    kind: 'update',
    key: keys.site(actor, 'SETTINGS'),
    set: { 'data.wlMeta.isSecondFactorRequired': isRequired },
    when: [{ exists: true }],
  },
  settingEvent(actor, 'second factor of staff', isRequired ? 'required' : 'as they like'),
];

/** Who changed which setting, never changed itself; `note` as people read it, no secret. */
export const settingEvent = (actor: Actor, setting: string, note: string): Write => {
  const now = clock.now();
  const item: SettingEvent = { setting, at: instant(now), by: actorName(actor), note };
  return create(keys.siteEvent(actor, sortableId(now)), { ...item });
};

/** The site's place among all sites, with what the platform's list shows of it. */
export const listSiteWrite = (
  actor: Actor,
  { siteName, domain }: Pick<SiteSettings, 'siteName' | 'domain'>,
): Write => ({
  kind: 'put',
  key: globalKeys.listedSite(actor.site),
  item: { site: actor.site, siteName, domain, createdAt: instant(clock.now()) },
});
