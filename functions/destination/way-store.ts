import type { Actor } from '#functions/actors/actor.ts';
import { keys } from '#functions/table/keys.ts';
import { getItems } from '#functions/table/read.ts';
import { type SharingBasis, sharingBasisNames } from '#shared/destination/sharing.ts';
import { readFew } from './few-store.ts';

/** As much of a transfer between areas as a combo says of it. */
interface TransferRow {
  id: string;
  fromId: string;
  toId: string;
  marketId: string;
  description: string;
  sharingBasis: SharingBasis;
  isDeactivated: boolean;
}

/** A transfer between areas as a way to a tour option or back. */
export interface Way {
  /** `Deira – Marina, private`. */
  name: string;
  /** Whether it can be chosen: it, both its areas and its market are offered. */
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
  const [areas, markets] = await Promise.all([
    readNames(
      actor,
      rows.flatMap(({ fromId, toId }) => [fromId, toId]),
    ),
    rows.length ? readFew(actor, 'MARKET') : [],
  ]);
  const names = namesOf(areas);
  const isOffered = (row: TransferRow) =>
    !row.isDeactivated &&
    [row.fromId, row.toId].every((id) => areas.get(id)?.isDeactivated === false) &&
    markets.some(({ id, isDeactivated }) => id === row.marketId && !isDeactivated);
  return new Map(rows.map((row) => [row.id, { name: wayName(row, names), isOffered: isOffered(row) }]));
}

/** What a transfer between areas is called, by the names of its areas: `Deira – Marina, private, Minivan`. */
export const wayName = (
  row: Omit<TransferRow, 'isDeactivated' | 'marketId'>,
  names: ReadonlyMap<string, string>,
): string =>
  [
    `${names.get(row.fromId) ?? 'An area'} – ${names.get(row.toId) ?? 'an area'}`,
    sharingBasisNames[row.sharingBasis].toLowerCase(),
    row.description,
  ]
    .filter(Boolean)
    .join(', ');

/** What an area is called today, and whether it is offered. */
interface NamedArea {
  name: string;
  isDeactivated: boolean;
}

/** Areas' names of today, by id; those that there are. A trip a hundred. */
export const areaNames = async (actor: Actor, ids: readonly string[]): Promise<Map<string, string>> =>
  namesOf(await readNames(actor, ids));

/** Names of areas that are offered, by id; those that there are. A trip a hundred. */
export const offeredAreaNames = async (actor: Actor, ids: readonly string[]): Promise<Map<string, string>> =>
  namesOf(new Map([...(await readNames(actor, ids))].filter(([, { isDeactivated }]) => !isDeactivated)));

const namesOf = (areas: ReadonlyMap<string, NamedArea>): Map<string, string> =>
  new Map([...areas].map(([id, { name }]) => [id, name]));

async function readNames(actor: Actor, ids: readonly string[]): Promise<Map<string, NamedArea>> {
  const names = new Map<string, NamedArea>();
  const wanted = [...new Set(ids)];
  for (let at = 0; at < wanted.length; at += TRIP)
    for (const area of await getItems(
      wanted.slice(at, at + TRIP).map((id) => keys.area(actor, id)),
      { fields: ['id', 'name', 'isDeactivated'] },
    ))
      if (area) names.set(String(area.id), { name: String(area.name), isDeactivated: area.isDeactivated === true });
  return names;
}
