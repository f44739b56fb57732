import type { Actor } from '#functions/actor.ts';
import type { Scope } from '#functions/scope.ts';
import { keptRows } from '#functions/destination/kept-rows.ts';
import { type ReadRows, readRows, type WantedRow, wantedRow } from '#functions/records/kept-store.ts';
import { readCards } from '#functions/lists/store.ts';
import { marketKey } from '#functions/destination/market-store.ts';
import { listKeys } from '#functions/lists/keys.ts';
import { areaKeys } from './keys.ts';
import { listIn } from '#functions/table/list-in.ts';
import { getItem, queryPage } from '#functions/table/read.ts';
import type { AreaItem, AreaTransferItem, Named } from './model.ts';
import { type KeptTransfer, plainArea, plainTransfer } from './plain.ts';

/** An area of the actor's site; undefined where there is none of that id. */
export async function readArea(actor: Actor, id: string): Promise<AreaItem | undefined> {
  const area = await getItem(areaKeys.area(actor, id));
  return area && plainArea(area);
}

/** How often an activity has begun to stand in an area; 0 also for one that is not there. */
export const readTimesTaken = async (actor: Actor, id: string): Promise<number> =>
  (await getItem(areaKeys.area(actor, id)))?.timesTaken ?? 0;

/** A transfer between areas of the actor's site; undefined where there is none of that id. */
export async function readTransfer(actor: Actor, id: string): Promise<AreaTransferItem | undefined> {
  const transfer = await getItem(areaKeys.areaTransfer(actor, id));
  return transfer && plainTransfer(transfer);
}

/** An area, as it is wanted of the table. */
const rowOfArea = (actor: Actor, id: string): WantedRow<AreaItem> => wantedRow(areaKeys.area(actor, id), plainArea);

/** A transfer between areas, as it is wanted of the table. */
const rowOfTransfer = (actor: Actor, id: string): WantedRow<AreaTransferItem> =>
  wantedRow(areaKeys.areaTransfer(actor, id), plainTransfer);

interface NamedMarket {
  id: string;
  name: string;
  isDeactivated: boolean;
}
const rowOfMarket = (actor: Actor, id: string): WantedRow<NamedMarket> =>
  wantedRow(marketKey(actor, id), ({ id: marketId, name, isDeactivated }) => ({
    id: marketId,
    name,
    isDeactivated,
  }));

const byId = <Row extends { id: string }>(rows: readonly (Row | undefined)[]): ReadonlyMap<string, Row> =>
  new Map(rows.flatMap((row): [string, Row][] => (row ? [[row.id, row]] : [])));

const once = (ids: readonly string[]): string[] => [...new Set(ids)];

/** Some areas as they stand now, in their order, at most 100. */
export const readSomeAreas = (actor: Actor, ids: readonly string[]): Promise<(AreaItem | undefined)[]> =>
  readRows(
    actor,
    ids.map((id) => rowOfArea(actor, id)),
  );

/** Areas by their ids, those that there are; lists read them by `keptRows`. */
export const readAreas = async (
  actor: Actor,
  ids: readonly string[],
  read: ReadRows = readRows,
): Promise<ReadonlyMap<string, AreaItem>> =>
  byId(
    await read(
      actor,
      once(ids).map((id) => rowOfArea(actor, id)),
    ),
  );

/** Transfers between areas by their ids, those that there are; lists read them by `keptRows`. */
export const readTransfers = async (
  actor: Actor,
  ids: readonly string[],
  read: ReadRows = readRows,
): Promise<ReadonlyMap<string, AreaTransferItem>> =>
  byId(
    await read(
      actor,
      once(ids).map((id) => rowOfTransfer(actor, id)),
    ),
  );

/** Areas and markets that transfers name, those that there are, in one trip for a hundred; lists read by `keptRows`. */
export async function readNamed(
  actor: Actor,
  transfers: readonly Pick<AreaTransferItem, 'fromId' | 'toId' | 'marketId'>[],
  read: ReadRows = readRows,
): Promise<Named> {
  const areaIds = once(transfers.flatMap(({ fromId, toId }) => [fromId, toId]));
  const marketIds = once(transfers.map(({ marketId }) => marketId));
  const rows = await read<AreaItem | NamedMarket>(actor, [
    ...areaIds.map((id) => rowOfArea(actor, id)),
    ...marketIds.map((id) => rowOfMarket(actor, id)),
  ]);
  return {
    areas: byId(rows.slice(0, areaIds.length) as (AreaItem | undefined)[]),
    markets: byId(rows.slice(areaIds.length)),
  };
}

interface Asked {
  cursor: string | undefined;
  limit: number;
}
interface AreaPage {
  cards: AreaItem[];
  cursor: string | undefined;
}

const unpackArea = (card: string): AreaItem => JSON.parse(card) as AreaItem;
const unpackTransfer = (card: string): AreaTransferItem => plainTransfer(JSON.parse(card) as KeptTransfer);

/** A city's areas by name. One Query. */
export const areasOfCity = (scope: Scope, cityId: string, asked: Asked): Promise<AreaPage> =>
  readCards(listIn(scope, { site: (actor) => areaKeys.areasOfCity(actor, cityId) }), unpackArea, asked);

/** All areas, newest first. One Query. */
export const newestAreas = (scope: Scope, asked: Asked): Promise<AreaPage> =>
  readCards(listIn(scope, { site: areaKeys.areas }), unpackArea, { ...asked, descending: true });

/** Areas with a word beginning so (at least two letters), and that word of each. One Query; the rows are kept in memory. */
export async function areasByWord(
  scope: Scope,
  beginning: string,
  asked: Asked,
): Promise<{ cards: { area: AreaItem; word: string }[]; cursor: string | undefined }> {
  const { actor } = scope;
  const list = listIn(scope, { site: (site) => listKeys.words(site, 'AREA', beginning) });
  const { items, cursor } = await queryPage(list, {
    ...asked,
    beginsWith: beginning,
    consistent: true,
  });
  const areas = await readAreas(
    actor,
    items.map(({ areaId }) => areaId),
    keptRows,
  );
  const cards = items.flatMap(({ areaId, word }) => {
    const area = areas.get(areaId);
    return area ? [{ area, word }] : [];
  });
  return { cards, cursor };
}

/** All transfers, newest first. One Query. */
export const newestTransfers = (scope: Scope, asked: Asked) =>
  readCards(listIn(scope, { site: areaKeys.areaTransfers }), unpackTransfer, { ...asked, descending: true });

/**
 * Active transfers from an area, to one, or from one to another, for a market. One Query, where a megabyte does not cut it
 * short.
 */
export async function transfersReached(
  scope: Scope,
  { from, to, marketId }: { from: string; to: string; marketId: string },
): Promise<AreaTransferItem[]> {
  const list = listIn(scope, {
    site: (actor) =>
      from ? areaKeys.areaTransfersFrom(actor, from, marketId) : areaKeys.areaTransfersTo(actor, to, marketId),
  });
  const found: AreaTransferItem[] = [];
  let cursor: string | undefined;
  do {
    const page = await readCards(list, unpackTransfer, { cursor, ...(from && to && { beginsWith: `${to}#` }) });
    found.push(...page.cards);
    cursor = page.cursor;
  } while (cursor);
  return found;
}
