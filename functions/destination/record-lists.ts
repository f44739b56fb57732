import type { Scope } from '#functions/scope.ts';
import { type FewKind, listFew } from '#functions/records/whole-kind-store.ts';
import type { KeptRecord, StoredRecord } from '#functions/records/record-ways.ts';
import { findAccommodations } from './masters/accommodation-store.ts';
import { keptActivityCities, readActivitiesOfCity } from './activities/activity-store.ts';
import { readTourOptionsOfCity } from './activities/tour-option-store.ts';

/** A record as a list of any kind shows it. */
export interface ListedRecord extends StoredRecord {
  name: string;
  /** What else tells it apart; may be empty. */
  note: string;
}

/** A page of all records of a kind, deactivated ones too, by name where they have one. */
export type ReadPage = (scope: Scope, cursor: string) => Promise<{ records: ListedRecord[]; cursor: string | null }>;

const listed = ({ id, isDeactivated, version }: StoredRecord, name: string, note: string): ListedRecord => ({
  ...{ id, name, note, isDeactivated, version },
});

/** All of a kind of which there are dozens, with what else tells them apart. */
export const listedFew =
  <Row extends KeptRecord>(kind: FewKind<Row>, noteOf: (row: Row) => string = () => ''): ReadPage =>
  async (scope) => ({
    records: (await listFew(scope, kind)).map((row) => listed(row, kind.nameOf(row), noteOf(row))),
    cursor: null,
  });

export const listedAccommodations: ReadPage = async (scope, cursor) => {
  const all = { cityId: '', name: '', withDeactivated: true, cursor, wanted: 100 };
  const page = await findAccommodations(scope, all);
  return { records: page.found.map((row) => listed(row, row.name, row.city)), cursor: page.cursor };
};

/** What stands by its city, a city with activities a page. */
const byCity =
  (recordsOf: (scope: Scope, cityId: string, city: string) => Promise<ListedRecord[]>): ReadPage =>
  async (scope, cursor) => {
    const cities = await keptActivityCities(scope);
    const at = Number(cursor) || 0;
    const city = cities[at];
    if (!city) return { records: [], cursor: null };
    const records = await recordsOf(scope, city.id, city.city);
    return { records, cursor: at + 1 < cities.length ? String(at + 1) : null };
  };

export const listedActivities = byCity(async (scope, cityId, city) =>
  (await readActivitiesOfCity(scope, cityId)).map((row) => listed(row, row.name, city)),
);

export const listedOptions = byCity(async (scope, cityId) =>
  (await readTourOptionsOfCity(scope, cityId)).map((row) => listed(row, row.name, row.activityName)),
);
