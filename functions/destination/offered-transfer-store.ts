import type { Actor } from '#functions/actor.ts';
import type { AreaTransferItem } from '#functions/areas/model.ts';
import { readAreas, readTransfers } from '#functions/areas/store.ts';
import { daysWords } from '#shared/destination/rates/rate-words.ts';
import { sharingBasisNames } from '#shared/destination/rates/sharing.ts';
import { readFew } from '#functions/records/whole-kind-store.ts';
import { markets as siteMarkets } from './masters.ts';
import { isStillSold, MARKET_GONE, todayOf } from './combos/still-sold.ts';
import { keptRows } from '#functions/destination/kept-rows.ts';
import { type ReadRows, readRows } from '#functions/records/kept-store.ts';

/** As much of a transfer between areas as its name says. */
type NamedTransfer = Pick<
  AreaTransferItem,
  'fromId' | 'toId' | 'description' | 'sharingBasis' | 'marketId' | 'validFromDate' | 'validTillDate'
>;

/** What transfers between areas name, by id. */
interface WayNames {
  areas: ReadonlyMap<string, string>;
  markets: ReadonlyMap<string, string>;
}

/** A transfer between areas as a way to a tour option or back. */
export interface Way {
  /** As `wayName` has it. */
  name: string;
  /** Whether it can be chosen: it, both its areas and its market are offered, and its last day is not over. */
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
    rows.length ? readFew(actor, siteMarkets) : [],
  ]);
  const names = { areas: namesOf([...areas.values()]), markets: namesOf(markets) };
  const today = todayOf(actor);
  const isOffered = (row: AreaTransferItem) =>
    !row.isDeactivated &&
    isStillSold(row, today) &&
    [row.fromId, row.toId].every((id) => areas.get(id)?.isDeactivated === false) &&
    markets.some(({ id, isDeactivated }) => id === row.marketId && !isDeactivated);
  return new Map(rows.map((row) => [row.id, { name: wayName(row, names), isOffered: isOffered(row) }]));
}

/**
 * What a transfer between areas is called: `Deira – Marina, private, Minivan (GCC, 1 Jan – 31 Mar 2027)`. Whose it is and
 * when it holds tell those of one kind apart.
 */
export function wayName(row: NamedTransfer, { areas, markets }: WayNames): string {
  const drive = [
    `${areas.get(row.fromId) ?? 'An area'} – ${areas.get(row.toId) ?? 'an area'}`,
    sharingBasisNames[row.sharingBasis].toLowerCase(),
    row.description,
  ];
  const holds = [markets.get(row.marketId) ?? MARKET_GONE, daysWords(row.validFromDate, row.validTillDate)];
  return `${drive.filter(Boolean).join(', ')} (${holds.filter(Boolean).join(', ')})`;
}

/** Areas' names, by id; those that there are. Lists read them by `keptRows`. */
export const areaNames = async (
  actor: Actor,
  ids: readonly string[],
  read: ReadRows = readRows,
): Promise<Map<string, string>> => namesOf([...(await readAreas(actor, ids, read)).values()]);

/** Names of areas that are offered, by id, as lists show them. */
export const offeredAreaNames = async (actor: Actor, ids: readonly string[]): Promise<Map<string, string>> =>
  namesOf([...(await readAreas(actor, ids, keptRows)).values()].filter(({ isDeactivated }) => !isDeactivated));

const namesOf = (rows: readonly { id: string; name: string }[]): Map<string, string> =>
  new Map(rows.map(({ id, name }) => [id, name]));
