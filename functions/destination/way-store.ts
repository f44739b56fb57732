import type { Actor } from '#functions/actors/actor.ts';
import { keys } from '#functions/table/keys.ts';
import { getItems } from '#functions/table/read.ts';
import { type SharingBasis, sharingBasisNames } from '#shared/destination/sharing.ts';

/** As much of a transfer between areas as a combo says of it. */
interface TransferRow {
  id: string;
  fromId: string;
  toId: string;
  description: string;
  sharingBasis: SharingBasis;
  isDeactivated: boolean;
}

/** A transfer between areas as a way to a tour option or back. */
export interface Way {
  /** `Deira – Marina, private`. */
  name: string;
  /** Whether it can be chosen. */
  isOffered: boolean;
}

const TRIP = 100;

/** Transfers between areas by their ids, by the names that their areas have now; those that there are. Two trips a hundred. */
export async function readWays(actor: Actor, ids: readonly string[]): Promise<Map<string, Way>> {
  const rows: TransferRow[] = [];
  const wanted = [...new Set(ids)];
  for (let at = 0; at < wanted.length; at += TRIP) {
    const found = await getItems(wanted.slice(at, at + TRIP).map((id) => keys.areaTransfer(actor, id)));
    rows.push(...(found.filter(Boolean) as unknown as TransferRow[]));
  }
  const names = await areaNames(
    actor,
    rows.flatMap(({ fromId, toId }) => [fromId, toId]),
  );
  return new Map(rows.map((row) => [row.id, { name: wayName(row, names), isOffered: !row.isDeactivated }]));
}

/** What a transfer between areas is called, by the names of its areas: `Deira – Marina, private, Minivan`. */
export const wayName = (row: Omit<TransferRow, 'isDeactivated'>, names: ReadonlyMap<string, string>): string =>
  [
    `${names.get(row.fromId) ?? 'An area'} – ${names.get(row.toId) ?? 'an area'}`,
    sharingBasisNames[row.sharingBasis].toLowerCase(),
    row.description,
  ]
    .filter(Boolean)
    .join(', ');

/** Areas' names of today, by id; those that there are. A trip a hundred. */
export async function areaNames(actor: Actor, ids: readonly string[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  const wanted = [...new Set(ids)];
  for (let at = 0; at < wanted.length; at += TRIP)
    for (const area of await getItems(
      wanted.slice(at, at + TRIP).map((id) => keys.area(actor, id)),
      { fields: ['id', 'name'] },
    ))
      if (area) names.set(String(area.id), String(area.name));
  return names;
}
