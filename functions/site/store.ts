import type { Actor } from '#functions/actors/actor.ts';
import type { Scope } from '#functions/actors/scope.ts';
import { globalKeys } from '#functions/table/global-keys.ts';
import { keys } from '#functions/table/keys.ts';
import { listIn } from '#functions/table/list-in.ts';
import { getItem, getItems, queryAll, queryPage } from '#functions/table/read.ts';
import type { SiteData, SiteSettings } from '#shared/site/model.ts';
import { keptAsOf } from './kept-as-of.ts';

/** What a site sells through: each named source with the adapter that answers for it and its settings. */
export interface SupplierSetting {
  /** The source's name on this site, e.g. `sandbox-gds`. */
  name: string;
  adapter: 'sandbox' | 'departures' | 'linked' | 'duffel';
  /** Parsed by the adapter. */
  settings: Record<string, string | number | boolean>;
  /** ms the source has to answer a question; absent: the platform's deadline. */
  deadlineMs?: number;
  /** ms it has to book or ticket, where that is not the usual 45 s. */
  bookingDeadlineMs?: number;
}

/** One change of a site's settings. */
export interface SettingEvent {
  /** Which setting, e.g. `mailFrom`. */
  setting: string;
  at: string;
  /** As actorName says. */
  by: string;
  /** As people read it; empty where `changes` say it. */
  note: string;
  /** Field by field, what stood there and what stands there since, shortened; no secret. Absent where `note` says it. */
  changes?: FieldChange[];
  /** It brought back what stood before the change before it. */
  isUndo?: boolean;
}

/** One field that a change of settings changed. */
export interface FieldChange {
  field: string;
  from: string;
  to: string;
}

const kept = keptAsOf<{ data: SiteData; suppliers: SupplierSetting[]; mailFrom: string | undefined }>('settings');

/** Settings, HTML and suppliers, cached by the head's settings revision: a change is seen by the next request. */
const settingsOf = (actor: Actor) =>
  kept(actor, async () => {
    const [settings, html, suppliers] = await getItems([
      keys.site(actor, 'SETTINGS'),
      keys.site(actor, 'HTML'),
      keys.site(actor, 'SUPPLIERS'),
    ]);
    return {
      data: {
        ...(settings?.data as Omit<SiteSettings, 'ssrHtml'>),
        ssrHtml: html?.data as SiteData['ssrHtml'],
        zone: actor.head.zone,
      },
      suppliers: (suppliers?.sources ?? []) as SupplierSetting[],
      mailFrom: (settings?.mailFrom as string | undefined) || undefined,
    };
  });

/** What the browser may know of the site. */
export const readSite = async (actor: Actor): Promise<SiteData> => (await settingsOf(actor)).data;

/** The site's flight sources, in the order they are shown. */
export const readSuppliers = async (actor: Actor): Promise<SupplierSetting[]> => (await settingsOf(actor)).suppliers;

/**
 * The site's own verified sender of mails; undefined where the platform sends for it. Beside the data, so that no
 * browser sees it.
 */
export const readMailFrom = async (actor: Actor): Promise<string | undefined> => (await settingsOf(actor)).mailFrom;

interface ListedItem {
  site: string;
  /** What it was called when it was made. Left out: it was listed before names were. */
  siteName?: string;
  /** Where it stands; empty where that was given back and it has no other. */
  domain?: string;
  /** Its own domain, at which nobody was seen yet. */
  awaitedDomain?: string;
  /** Its own domain, which was given back because nobody was seen there. */
  givenBackDomain?: string;
  /** Who made it, by name, where its first link waits for its domain. */
  firstLinkBy?: string;
  createdAt?: string;
}

/** Every site there is, for the platform's own super admins. */
export const readListedSites = (): Promise<ListedItem[]> => queryAll<ListedItem>(globalKeys.sites());

/** A site's place among all; undefined where there is none of this name. */
export const readListedSite = (site: string): Promise<ListedItem | undefined> =>
  getItem<ListedItem>(globalKeys.listedSite(site));

/** Whether a site of this name is there, and which of these domains lead to one. */
export async function readTaken(
  site: string,
  domains: readonly string[],
): Promise<{ isListed: boolean; taken: string[] }> {
  const [listed, ...led] = await getItems([globalKeys.listedSite(site), ...domains.map(globalKeys.domain)]);
  return { isListed: listed !== undefined, taken: domains.filter((_, at) => led[at] !== undefined) };
}

/** Every site's id, for work that is done at all of them. */
export const listSites = async (): Promise<string[]> => (await readListedSites()).map(({ site }) => site);

/** Who changed the site's settings, newest first. */
export const settingEvents = async (scope: Scope, limit: number): Promise<SettingEvent[]> =>
  (
    await queryPage<SettingEvent>(listIn(scope, { site: keys.siteItems }), {
      beginsWith: 'EV#',
      descending: true,
      consistent: true,
      limit,
    })
  ).items;
