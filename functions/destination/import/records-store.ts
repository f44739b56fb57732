import type { Actor } from '#functions/actor.ts';
import { recordKeys } from '#functions/records/keys.ts';
import { getItems } from '#functions/table/read.ts';
import type { StoredRecord } from '#functions/records/record-ways.ts';

/** Rows that one trip asks for, and trips that are under way at once. */
const TRIP = 100;
const AT_ONCE = 5;

/** What a kind's own `find` finds for many rows, in their order: a few trips at a time. */
export async function findAll<Row, Found>(
  rows: readonly Row[],
  find: (some: readonly Row[]) => Promise<Found[]>,
): Promise<Found[]> {
  const found: Found[] = [];
  for (let from = 0; from < rows.length; from += TRIP * AT_ONCE) {
    const some = rows.slice(from, from + TRIP * AT_ONCE);
    const trips = Array.from({ length: Math.ceil(some.length / TRIP) }, (_, nth) =>
      find(some.slice(nth * TRIP, (nth + 1) * TRIP)),
    );
    found.push(...(await Promise.all(trips)).flat());
  }
  return found;
}

/**
 * The records that hold natural keys, at most a trip of them, in their order; undefined where there is none. Two trips, the
 * second by `readMany`.
 */
export async function findRecords<Row extends StoredRecord>(
  actor: Actor,
  kind: string,
  wanted: readonly { nameKey: string }[],
  readMany: (ids: readonly string[]) => Promise<(Row | undefined)[]>,
): Promise<(Row | undefined)[]> {
  const claims = await getItems(wanted.map(({ nameKey }) => recordKeys.recordName(actor, kind, nameKey)));
  const ids = claims.flatMap((claim) => claim?.id ?? []);
  const rows = ids.length ? await readMany(ids) : [];
  const byId = new Map(rows.flatMap((row) => (row ? [[row.id, row] as const] : [])));
  return claims.map((claim) => (claim?.id === undefined ? undefined : byId.get(claim.id)));
}
