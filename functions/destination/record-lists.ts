import type { Scope } from '#functions/scope.ts';
import { listedAreas, listedTransfers } from '#functions/areas/listed.ts';
import type { RecordKind } from '#shared/destination/record-kinds.ts';
import { findAccommodations } from './masters/accommodation-store.ts';
import { keptActivityCities, readActivitiesOfCity } from './activities/activity-store.ts';
import { listFew } from './few-store.ts';
import { readTourOptionsOfCity } from './activities/tour-option-store.ts';

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
type ReadPage = (scope: Scope, cursor: string) => Promise<Page>;

const whole = (records: ListedRecord[]): Page => ({ records, cursor: null });

/** What stands by its city, a city with activities a page. */
async function byCity(
  scope: Scope,
  cursor: string,
  recordsOf: (cityId: string, city: string) => Promise<ListedRecord[]>,
): Promise<Page> {
  const cities = await keptActivityCities(scope);
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
  market: async (scope) =>
    whole(
      (await listFew(scope, 'MARKET')).map(({ id, name, isDefault, isDeactivated, version }) => ({
        ...{ id, name, note: isDefault ? 'Default' : '', isDeactivated, version },
      })),
    ),
  driver: async (scope) =>
    whole(
      (await listFew(scope, 'DRIVER')).map(({ id, driverName, phone, isDeactivated, version }) => ({
        ...{ id, name: driverName, note: phone, isDeactivated, version },
      })),
    ),
  location: async (scope) =>
    whole(
      (await listFew(scope, 'LOC')).map(({ id, location, isDeactivated, version }) => ({
        ...{ id, name: location, note: '', isDeactivated, version },
      })),
    ),
  activity: (scope, cursor) =>
    byCity(scope, cursor, async (cityId, city) =>
      (await readActivitiesOfCity(scope, cityId)).map(({ id, name, isDeactivated, version }) => ({
        ...{ id, name, note: city, isDeactivated, version },
      })),
    ),
  tourOption: (scope, cursor) =>
    byCity(scope, cursor, async (cityId) =>
      (await readTourOptionsOfCity(scope, cityId)).map(({ id, name, activityName, isDeactivated, version }) => ({
        ...{ id, name, note: activityName, isDeactivated, version },
      })),
    ),
  area: listedAreas,
  areaTransfer: listedTransfers,
  accommodation: async (scope, cursor) => {
    const all = { cityId: '', name: '', withDeactivated: true, cursor, wanted: 100 };
    const page = await findAccommodations(scope, all);
    return {
      records: page.found.map(({ id, name, city, isDeactivated, version }) => ({
        ...{ id, name, note: city, isDeactivated, version },
      })),
      cursor: page.cursor,
    };
  },
};
