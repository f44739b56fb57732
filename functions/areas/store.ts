import type { Actor } from '#functions/actors/actor.ts';
import type { Scope } from '#functions/actors/scope.ts';
import type { MarketItem } from '#functions/destination/masters-model.ts';
import { readCards } from '#functions/lists/store.ts';
import type { Key } from '#functions/table/key.ts';
import { keys } from '#functions/table/keys.ts';
import { listIn } from '#functions/table/list-in.ts';
import { getItem, getItems, queryPage } from '#functions/table/read.ts';
import type { AreaItem, AreaTransferItem, Named } from './model.ts';
import { plainArea, plainTransfer } from './plain.ts';

/** Rows that one trip reads at most. */
const TRIP = 100;

/** An area of the actor's site; undefined where there is none of that id. */
export async function readArea(actor: Actor, id: string): Promise<AreaItem | undefined> {
  const area = await getItem<AreaItem>(keys.area(actor, id));
  return area && plainArea(area);
}

/** How often an activity has begun to stand in an area; 0 also for one that is not there. */
export const readTimesTaken = async (actor: Actor, id: string): Promise<number> =>
  (await getItem<{ timesTaken?: number }>(keys.area(actor, id)))?.timesTaken ?? 0;

/** A transfer between areas of the actor's site; undefined where there is none of that id. */
export async function readTransfer(actor: Actor, id: string): Promise<AreaTransferItem | undefined> {
  const transfer = await getItem<AreaTransferItem>(keys.areaTransfer(actor, id));
  return transfer && plainTransfer(transfer);
}

async function readRows(wanted: readonly Key[]): Promise<(Record<string, unknown> | undefined)[]> {
  const trips = Array.from({ length: Math.ceil(wanted.length / TRIP) }, (_, nth) =>
    getItems(wanted.slice(nth * TRIP, (nth + 1) * TRIP)),
  );
  return (await Promise.all(trips)).flat();
}

const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

/** Areas by their ids, as they stand; those that there are. One trip for a hundred. */
export async function readAreas(actor: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, AreaItem>> {
  const rows = await readRows([...new Set(ids)].map((id) => keys.area(actor, id)));
  return byId(rows.flatMap((row) => (row ? [plainArea(row as unknown as AreaItem)] : [])));
}

/** Areas and markets that transfers name, as they stand; those that there are. One trip for a hundred. */
export async function readNamed(
  actor: Actor,
  transfers: readonly Pick<AreaTransferItem, 'fromId' | 'toId' | 'marketId'>[],
): Promise<Named> {
  const areaIds = [...new Set(transfers.flatMap(({ fromId, toId }) => [fromId, toId]))];
  const marketIds = [...new Set(transfers.map(({ marketId }) => marketId))];
  const rows = await readRows([
    ...areaIds.map((id) => keys.area(actor, id)),
    ...marketIds.map((id) => keys.few(actor, 'MARKET', id)),
  ]);
  const areas = rows.slice(0, areaIds.length).flatMap((row) => (row ? [plainArea(row as unknown as AreaItem)] : []));
  const markets = rows.slice(areaIds.length).flatMap((row) => (row ? [row as unknown as MarketItem] : []));
  return { areas: byId(areas), markets: byId(markets) };
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
const unpackTransfer = (card: string): AreaTransferItem => JSON.parse(card) as AreaTransferItem;

/** A city's areas by name. One Query. */
export const areasOfCity = (scope: Scope, cityId: string, asked: Asked): Promise<AreaPage> =>
  readCards(listIn(scope, { site: (actor) => keys.areasOfCity(actor, cityId) }), unpackArea, asked);

/** All areas, newest first. One Query. */
export const newestAreas = (scope: Scope, asked: Asked): Promise<AreaPage> =>
  readCards(listIn(scope, { site: keys.areas }), unpackArea, { ...asked, descending: true });

/** Areas with a word beginning so (at least two letters), and that word of each. One Query and one trip for the rows. */
export async function areasByWord(
  scope: Scope,
  beginning: string,
  asked: Asked,
): Promise<{ cards: { area: AreaItem; word: string }[]; cursor: string | undefined }> {
  const { actor } = scope;
  const list = listIn(scope, { site: (site) => keys.words(site, 'AREA', beginning) });
  const { items, cursor } = await queryPage<{ areaId: string; word: string }>(list, {
    ...asked,
    beginsWith: beginning,
    consistent: true,
  });
  const areas = await readAreas(
    actor,
    items.map(({ areaId }) => areaId),
  );
  const cards = items.flatMap(({ areaId, word }) => {
    const area = areas.get(areaId);
    return area ? [{ area, word }] : [];
  });
  return { cards, cursor };
}

/** All transfers, newest first. One Query. */
export const newestTransfers = (scope: Scope, asked: Asked) =>
  readCards(listIn(scope, { site: keys.areaTransfers }), unpackTransfer, { ...asked, descending: true });

/**
 * Active transfers from an area, to one, or from one to another, for a market. One Query, where a megabyte does not cut it
 * short.
 */
export async function transfersReached(
  scope: Scope,
  { from, to, marketId }: { from: string; to: string; marketId: string },
): Promise<AreaTransferItem[]> {
  const list = listIn(scope, {
    site: (actor) => (from ? keys.areaTransfersFrom(actor, from, marketId) : keys.areaTransfersTo(actor, to, marketId)),
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
