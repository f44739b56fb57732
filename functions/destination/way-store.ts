import type { Actor } from '#functions/actors/actor.ts';
import type { AreaItem, AreaTransferItem } from '#functions/areas/model.ts';
import { readAreas, readTransfers } from '#functions/areas/store.ts';
import { sharingBasisNames } from '#shared/destination/sharing.ts';
import { readFew } from './few-store.ts';
import { keptRows, type ReadRows, readRows } from './kept-store.ts';

/** As much of a transfer between areas as its name says. */
type NamedTransfer = Pick<AreaTransferItem, 'fromId' | 'toId' | 'description' | 'sharingBasis'>;

/** A transfer between areas as a way to a tour option or back. */
export interface Way {
  /** `Deira – Marina, private`. */
  name: string;
  /** Whether it can be chosen: it, both its areas and its market are offered. */
  isOffered: boolean;
}

/** Transfers between areas by their ids, by the names that their areas have; those that there are. Lists read by `keptRows`. */
export async function readWays(
  actor: Actor,
  ids: readonly string[],
  read: ReadRows = readRows,
): Promise<Map<string, Way>> {
  const rows = [...(await readTransfers(actor, ids, read)).values()];
  const [areas, markets] = await Promise.all([
    readAreas(
      actor,
      rows.flatMap(({ fromId, toId }) => [fromId, toId]),
      read,
    ),
    rows.length ? readFew(actor, 'MARKET') : [],
  ]);
  const names = namesOf([...areas.values()]);
  const isOffered = (row: AreaTransferItem) =>
    !row.isDeactivated &&
    [row.fromId, row.toId].every((id) => areas.get(id)?.isDeactivated === false) &&
    markets.some(({ id, isDeactivated }) => id === row.marketId && !isDeactivated);
  return new Map(rows.map((row) => [row.id, { name: wayName(row, names), isOffered: isOffered(row) }]));
}

/** What a transfer between areas is called, by the names of its areas: `Deira – Marina, private, Minivan`. */
export const wayName = (row: NamedTransfer, names: ReadonlyMap<string, string>): string =>
  [
    `${names.get(row.fromId) ?? 'An area'} – ${names.get(row.toId) ?? 'an area'}`,
    sharingBasisNames[row.sharingBasis].toLowerCase(),
    row.description,
  ]
    .filter(Boolean)
    .join(', ');

/** Areas' names, by id; those that there are. Lists read them by `keptRows`. */
export const areaNames = async (
  actor: Actor,
  ids: readonly string[],
  read: ReadRows = readRows,
): Promise<Map<string, string>> => namesOf([...(await readAreas(actor, ids, read)).values()]);

/** Names of areas that are offered, by id, as lists show them. */
export const offeredAreaNames = async (actor: Actor, ids: readonly string[]): Promise<Map<string, string>> =>
  namesOf([...(await readAreas(actor, ids, keptRows)).values()].filter(({ isDeactivated }) => !isDeactivated));

const namesOf = (areas: readonly AreaItem[]): Map<string, string> => new Map(areas.map(({ id, name }) => [id, name]));
