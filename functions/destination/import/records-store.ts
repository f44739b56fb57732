import type { Actor } from '#functions/actors/actor.ts';
import { keys } from '#functions/table/keys.ts';
import { getItems } from '#functions/table/read.ts';
import type { ImportedKind } from '#shared/destination/imported-masters.ts';
import type { StoredRecord } from '../record-ways.ts';
import type { OpenImport } from './ways.ts';

/** Rows that one trip asks for. */
export const TRIP = 100;

/** The records that hold natural keys, at most TRIP of them, in their order; undefined where there is none. Two trips. */
export async function findRecords(
  actor: Actor,
  kind: ImportedKind,
  open: OpenImport,
  nameKeys: readonly string[],
): Promise<(StoredRecord | undefined)[]> {
  const claims = (await getItems(nameKeys.map((name) => keys.recordName(actor, kind, name)))) as (
    | { id?: string }
    | undefined
  )[];
  const ids = claims.flatMap((claim) => claim?.id ?? []);
  const rows = ids.length ? await open.readMany(ids) : [];
  const byId = new Map(rows.flatMap((row) => (row ? [[row.id, row] as const] : [])));
  return claims.map((claim) => (claim?.id === undefined ? undefined : byId.get(claim.id)));
}
