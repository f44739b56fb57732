import type { Actor } from '#functions/actor.ts';
import { makeKey, makePartition } from '#functions/table/key.ts';
import { at, rowsBeginning } from '#functions/table/site-key.ts';
import type { PartName } from '#shared/site/parts/parts.ts';
import type { DomainItem, ListedItem, PartItem, SecretItem, SiteRows, SettingEvent } from './model.ts';

/** A site's own rows: its head and settings, their history, its secrets. */
export const siteKeys = {
  site: <Part extends keyof SiteRows>(actor: Actor, part: Part) => at(actor, 'SITE')<SiteRows[Part]>(part),
  /** The version of a part of the settings, who changed it last and what stood before. */
  sitePart: (actor: Actor, part: PartName) => at(actor, 'SITE')<PartItem>(`PART#${part}`),
  /** Who changed a setting, beside the settings; and all that stands there, for `EV#` alone. */
  siteEvent: (actor: Actor, eventId: string) => at(actor, 'SITE')(`EV#${eventId}`),
  siteEvents: (actor: Actor) => rowsBeginning<SettingEvent>(actor, 'SITE', 'EV#'),
  /** Work about the site itself: a domain that waits to be served, a link that waited for it. */
  siteTask: (actor: Actor, kind: 'DOMAIN' | 'LINK') => at(actor, 'SITE')(`TASK#${kind}`),
  /** A sealed secret of the site's own: one row each, read by nothing but the function that needs it. */
  siteSecret: (actor: Actor, name: string) => at(actor, 'SITE')<SecretItem>(`SECRET#${name}`),
};

/** Keys of sites that belong to none of them. */
export const globalSiteKeys = {
  /** Host → site. */
  domain: (host: string) => makeKey<DomainItem>(`P#DOM#${host.toLowerCase()}`, 'A'),
  /** Every site, for what is done at all of them; sort key the site. */
  sites: () => makePartition<ListedItem>('P#SITES'),
  listedSite: (site: string) => makeKey<ListedItem>('P#SITES', site),
};
