import type { Actor } from '#functions/actor.ts';
import type { Scope } from '#functions/scope.ts';
import { drive } from '#functions/lists/drive.ts';
import { readCards } from '#functions/lists/store.ts';
import { entry, type Key } from '#functions/table/key.ts';
import { destinationKeys } from '../keys.ts';
import { listIn } from '#functions/table/list-in.ts';
import { getItem, getItems } from '#functions/table/read.ts';
import type { AccommodationShown } from '#shared/destination/masters.ts';
import type { AccommodationItem } from '../masters-model.ts';
import { folded } from '#functions/records/natural-key.ts';

/** What lists show of one, in the order of their cards: all of it, so that a page of them is one Query. */
const carded = [
  ...(['id', 'name', 'address', 'area', 'cityId', 'city', 'phoneNumber', 'email'] as const),
  ...(['isDeactivated', 'version'] as const),
];

const pack = (row: AccommodationItem): string => JSON.stringify(carded.map((field) => row[field]));

function unpack(card: string): AccommodationShown {
  const values = JSON.parse(card) as unknown[];
  return Object.fromEntries(carded.map((field, at) => [field, values[at]])) as unknown as AccommodationShown;
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
): Promise<(AccommodationItem | undefined)[]> => getItems(ids.map((id) => accommodationKey(actor, id)));

export const readAccommodation = (actor: Actor, id: string): Promise<AccommodationItem | undefined> =>
  getItem(destinationKeys.accommodation(actor, id));

interface Wanted {
  /** Empty for every city. */
  cityId: string;
  /** What the name holds; without a city, how it begins. Empty for all. */
  name: string;
  withDeactivated: boolean;
  cursor: string;
  /** Rows of a page; left out, a list's. */
  wanted?: number;
}

/** A page of accommodations by name, of a city or of all. One Query, more of them where a name is looked for in a city. */
export async function findAccommodations(
  scope: Scope,
  { cityId, name, withDeactivated, cursor, wanted }: Wanted,
): Promise<{ found: AccommodationShown[]; cursor: string | null }> {
  const words = folded(name);
  const list = listIn(scope, {
    site: (actor) =>
      cityId ? destinationKeys.accommodationsOfCity(actor, cityId) : destinationKeys.accommodations(actor),
  });
  const driven = await drive<AccommodationShown>({
    read: (page) => readCards(list, unpack, { ...page, ...(!cityId && words && { beginsWith: words }) }),
    fits: (card) => (withDeactivated || !card.isDeactivated) && folded(card.name).includes(words),
    isNarrowed: Boolean(cityId && words),
    cursor: cursor || undefined,
    wanted,
  });
  return { found: driven.found, cursor: driven.cursor ?? null };
}
