import type { Actor } from '#functions/actor.ts';
import type { Scope } from '#functions/scope.ts';
import { drive } from '#functions/lists/drive.ts';
import { readCards } from '#functions/lists/store.ts';
import { entry, type Key } from '#functions/table/key.ts';
import { destinationKeys } from '../keys.ts';
import { listIn } from '#functions/table/list-in.ts';
import { getItem, getItems } from '#functions/table/read.ts';
import { withAreasOfStays } from './with-areas-of-stays.ts';
import type { AccommodationShown } from '#shared/destination/masters.ts';
import type { AccommodationItem } from '../masters-model.ts';
import { folded } from '#functions/records/natural-key.ts';

/** What lists show of one, in the order of their cards: all of it, so that a page of them is one Query. */
const carded = [
  ...(['id', 'name', 'address', 'area', 'cityId', 'city', 'phoneNumber', 'email'] as const),
  ...(['isDeactivated', 'version', 'areaId'] as const),
];

const pack = (row: AccommodationItem): string => JSON.stringify(carded.map((field) => row[field]));

function unpack(card: string): AccommodationShown {
  const values = JSON.parse(card) as unknown[];
  const kept = Object.fromEntries(carded.map((field, at) => [field, values[at]])) as unknown as AccommodationShown;
  return { ...kept, areaId: kept.areaId ?? '' };
}

/** Its places in lists, with the card that they show. */
export const accommodationPlaces = (actor: Actor, row: AccommodationItem): Record<string, string> => {
  const sort = `${folded(row.name)}#${row.id}`;
  return {
    card: pack(row),
    ...entry(destinationKeys.accommodationsOfCity(actor, row.cityId), sort),
    ...entry(destinationKeys.accommodations(actor), sort),
  };
};

/** Where one stands. */
export const accommodationKey = (actor: Actor, id: string): Key<AccommodationItem> =>
  destinationKeys.accommodation(actor, id);

/** Some of them as they stand now, in their order, at most 100. */
export const readSomeAccommodations = async (
  actor: Actor,
  ids: readonly string[],
): Promise<(AccommodationItem | undefined)[]> =>
  (await getItems(ids.map((id) => accommodationKey(actor, id)))).map(inFull);

/** One that was kept before it had an area of the site's has none. */
const inFull = (row: AccommodationItem | undefined): AccommodationItem | undefined =>
  row && { ...row, areaId: row.areaId ?? '' };

export const readAccommodation = async (actor: Actor, id: string): Promise<AccommodationItem | undefined> =>
  inFull(await getItem(destinationKeys.accommodation(actor, id)));

interface Wanted {
  /** Empty for every city. */
  cityId: string;
  /** What the name holds; without a city, how it begins. Empty for all. */
  name: string;
  withDeactivated: boolean;
  /** Only those whose area is none of their city's areas, though one was typed. */
  withoutArea?: boolean;
  cursor: string;
  /** Rows of a page; left out, a list's. */
  wanted?: number;
}

/** A page of accommodations by name, of a city or of all. One Query, more of them where a name is looked for in a city. */
export async function findAccommodations(
  scope: Scope,
  { cityId, name, withDeactivated, withoutArea = false, cursor, wanted }: Wanted,
): Promise<{ found: AccommodationShown[]; cursor: string | null }> {
  const words = folded(name);
  const list = listIn(scope, {
    site: (actor) =>
      cityId ? destinationKeys.accommodationsOfCity(actor, cityId) : destinationKeys.accommodations(actor),
  });
  const driven = await drive<AccommodationShown>({
    read: async (page) => {
      const { cards, ...more } = await readCards(list, unpack, {
        ...page,
        ...(!cityId && words && { beginsWith: words }),
      });
      return { cards: await withAreasOfStays(scope.actor, cards), ...more };
    },
    fits: (card) =>
      (withDeactivated || !card.isDeactivated) &&
      (!withoutArea || (card.area !== '' && card.areaId === '')) &&
      folded(card.name).includes(words),
    isNarrowed: withoutArea || Boolean(cityId && words),
    cursor: cursor || undefined,
    wanted,
  });
  return { found: driven.found, cursor: driven.cursor ?? null };
}
