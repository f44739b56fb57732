import type { Actor } from '#functions/actors/actor.ts';
import { scopeOf } from '#functions/actors/scope.ts';
import { listedAreas, listedTransfers } from '#functions/areas/listed.ts';
import type { RecordKind } from '#shared/destination/record-kinds.ts';
import { findAccommodations } from './accommodation-store.ts';
import { readActivitiesOfCity, readActivityCities } from './activity-store.ts';
import { readFew } from './few-store.ts';
import { readTourOptionsOfCity } from './tour-option-store.ts';

/** A record as a list of any kind shows it. */
export interface ListedRecord {
  id: string;
  name: string;
  /** What else tells it apart; may be empty. */
  note: string;
  isDeactivated: boolean;
  version: number;
}

interface Page {
  records: ListedRecord[];
  cursor: string | null;
}
/** A page of all records of a kind, deactivated ones too, by name where they have one. */
type ReadPage = (actor: Actor, cursor: string) => Promise<Page>;

const whole = (records: ListedRecord[]): Page => ({ records, cursor: null });

/** What stands by its city, a city with activities a page. */
async function byCity(
  actor: Actor,
  cursor: string,
  recordsOf: (cityId: string, city: string) => Promise<ListedRecord[]>,
): Promise<Page> {
  const cities = await readActivityCities(actor);
  const at = Number(cursor) || 0;
  const city = cities[at];
  if (!city) return whole([]);
  return {
    records: await recordsOf(city.id, city.city),
    cursor: at + 1 < cities.length ? String(at + 1) : null,
  };
}

/** Every kind whose records can be gone through. A kind is a line. */
export const recordLists: Partial<Record<RecordKind, ReadPage>> = {
  market: async (actor) =>
    whole(
      (await readFew(actor, 'MARKET')).map(({ id, name, isDefault, isDeactivated, version }) => ({
        ...{ id, name, note: isDefault ? 'Default' : '', isDeactivated, version },
      })),
    ),
  driver: async (actor) =>
    whole(
      (await readFew(actor, 'DRIVER')).map(({ id, driverName, phone, isDeactivated, version }) => ({
        ...{ id, name: driverName, note: phone, isDeactivated, version },
      })),
    ),
  location: async (actor) =>
    whole(
      (await readFew(actor, 'LOC')).map(({ id, location, isDeactivated, version }) => ({
        ...{ id, name: location, note: '', isDeactivated, version },
      })),
    ),
  activity: (actor, cursor) =>
    byCity(actor, cursor, async (cityId, city) =>
      (await readActivitiesOfCity(scopeOf(actor, 'site'), cityId)).map(({ id, name, isDeactivated, version }) => ({
        ...{ id, name, note: city, isDeactivated, version },
      })),
    ),
  tourOption: (actor, cursor) =>
    byCity(actor, cursor, async (cityId) =>
      (await readTourOptionsOfCity(actor, cityId)).map(({ id, name, activityName, isDeactivated, version }) => ({
        ...{ id, name, note: activityName, isDeactivated, version },
      })),
    ),
  area: listedAreas,
  areaTransfer: listedTransfers,
  accommodation: async (actor, cursor) => {
    const all = { cityId: '', name: '', withDeactivated: true, cursor, wanted: 100 };
    const page = await findAccommodations(scopeOf(actor, 'site'), all);
    return {
      records: page.found.map(({ id, name, city, isDeactivated, version }) => ({
        ...{ id, name, note: city, isDeactivated, version },
      })),
      cursor: page.cursor,
    };
  },
};
