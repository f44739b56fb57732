import type { CompanySettings, ListedItem, SupplierSetting, SettingEvent } from './model.ts';
import { type Actor, consumerOf } from '#functions/actor.ts';
import type { Scope } from '#functions/scope.ts';
import { globalSiteKeys, siteKeys } from './keys.ts';
import { listIn } from '#functions/table/list-in.ts';
import { getItem, getItems, queryAll, queryPage } from '#functions/table/read.ts';
import type { SiteData, SiteSettings } from '#shared/site/model.ts';
import type { FlightRules } from '#shared/flights/settings/flights-part.ts';
import { usualFlightRules } from '#shared/flights/settings/usual-flight-rules.ts';
import { keptAsOf } from './kept-as-of.ts';
import { isSoldOn, withLinked } from './linked-sources.ts';

const kept = keptAsOf<{
  data: SiteData;
  suppliers: SupplierSetting[];
  flightRules: FlightRules;
  mailFrom: string | undefined;
  company: CompanySettings | undefined;
}>('settings');

/** Settings, HTML and suppliers, cached by the head's settings revision: a change is seen by the next request. */
const settingsOf = (actor: Actor) =>
  kept(actor, async () => {
    const [settings, html, suppliers, flights, linked] = await getItems([
      siteKeys.site(actor, 'SETTINGS'),
      siteKeys.site(actor, 'HTML'),
      siteKeys.site(actor, 'SUPPLIERS'),
      siteKeys.site(actor, 'FLIGHTS'),
      siteKeys.site(actor, 'LINKED'),
    ]);
    return {
      data: {
        ...(settings?.data as Omit<SiteSettings, 'ssrHtml'>),
        ssrHtml: html?.data as SiteData['ssrHtml'],
        zone: actor.head.zone,
      },
      suppliers: withLinked(suppliers?.sources ?? [], linked),
      flightRules: { ...usualFlightRules, ...flights?.rules },
      mailFrom: settings?.mailFrom || undefined,
      company: settings?.company,
    };
  });

/** What the browser may know of the site. */
export const readSite = async (actor: Actor): Promise<SiteData> => (await settingsOf(actor)).data;

/** The site's flight sources, in the order they are shown, those that are off among them: what they sold is looked after. */
export const readSuppliers = async (actor: Actor): Promise<SupplierSetting[]> => (await settingsOf(actor)).suppliers;

/** Those that searches ask. */
export const readSearchedSuppliers = async (actor: Actor): Promise<SupplierSetting[]> =>
  (await readSuppliers(actor)).filter(({ isOff }) => !isOff);

/** Those that a customer's searches ask: a partner, by its key, buys of the site's own alone. */
export const readSourcesFor = async (actor: Actor): Promise<SupplierSetting[]> => {
  const searched = await readSearchedSuppliers(actor);
  const isPartner = actor.kind === 'user' && consumerOf(actor.owner) !== undefined;
  return isPartner ? searched.filter(isSoldOn) : searched;
};

/** What holds for the site's flights; from memory while its settings stand. */
export const readFlightRules = async (actor: Actor): Promise<FlightRules> => (await settingsOf(actor)).flightRules;

/**
 * The site's own verified sender of mails; undefined where the platform sends for it. Beside the data, so that no
 * browser sees it.
 */
export const readMailFrom = async (actor: Actor): Promise<string | undefined> => (await settingsOf(actor)).mailFrom;

/** The company behind the site as its invoices need it; undefined where nobody has said yet. */
export const readCompany = async (actor: Actor): Promise<CompanySettings | undefined> =>
  (await settingsOf(actor)).company;

/** Every site there is, for the platform's own super admins. */
export const readListedSites = (): Promise<ListedItem[]> => queryAll(globalSiteKeys.sites());

/** A site's place among all; undefined where there is none of this name. */
export const readListedSite = (site: string): Promise<ListedItem | undefined> =>
  getItem(globalSiteKeys.listedSite(site));

/** Whether a site of this name is there, and which of these domains lead to one. */
export async function readTaken(
  site: string,
  domains: readonly string[],
): Promise<{ isListed: boolean; taken: string[] }> {
  const [listed, ...led] = await getItems([globalSiteKeys.listedSite(site), ...domains.map(globalSiteKeys.domain)]);
  return { isListed: listed !== undefined, taken: domains.filter((_, at) => led[at] !== undefined) };
}

/** Every site's id, for work that is done at all of them. */
export const listSites = async (): Promise<string[]> => (await readListedSites()).map(({ site }) => site);

/** Who changed the site's settings, newest first. */
export const settingEvents = async (scope: Scope, limit: number): Promise<SettingEvent[]> =>
  (
    await queryPage(listIn(scope, { site: siteKeys.siteEvents }), {
      descending: true,
      consistent: true,
      limit,
    })
  ).items;
