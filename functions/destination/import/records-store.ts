import type { Actor } from '#functions/actors/actor.ts';
import { keys } from '#functions/table/keys.ts';
import { getItems } from '#functions/table/read.ts';
import type { RecordKind } from '#shared/destination/record-kinds.ts';
import type { StoredRecord } from '../record-ways.ts';

/** Rows that one trip asks for. */
export const TRIP = 100;

/**
 * The records that hold natural keys, at most TRIP of them, in their order; undefined where there is none. Two trips, the
 * second by `readMany`.
 */
export async function findRecords<Row extends StoredRecord>(
  actor: Actor,
  kind: RecordKind,
  wanted: readonly { nameKey: string }[],
  readMany: (ids: readonly string[]) => Promise<(Row | undefined)[]>,
): Promise<(Row | undefined)[]> {
  const claims = (await getItems(wanted.map(({ nameKey }) => keys.recordName(actor, kind, nameKey)))) as (
    | { id?: string }
    | undefined
  )[];
  const ids = claims.flatMap((claim) => claim?.id ?? []);
  const rows = ids.length ? await readMany(ids) : [];
  const byId = new Map(rows.flatMap((row) => (row ? [[row.id, row] as const] : [])));
  return claims.map((claim) => (claim?.id === undefined ? undefined : byId.get(claim.id)));
}
