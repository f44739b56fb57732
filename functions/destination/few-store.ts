import type { Actor } from '#functions/actors/actor.ts';
import { type Scope, wholeSite } from '#functions/actors/scope.ts';
import { revisionOf } from '#functions/site/revision.ts';
import type { FewKind } from '#functions/table/destination-keys.ts';
import type { Key, Partition } from '#functions/table/key.ts';
import { keys } from '#functions/table/keys.ts';
import { decidedBy, listIn } from '#functions/table/list-in.ts';
import { getItem, getItems, queryAll } from '#functions/table/read.ts';
import type { DriverItem, LocationItem, MarketItem } from './masters-model.ts';

interface Rows {
  MARKET: MarketItem;
  LOC: LocationItem;
  DRIVER: DriverItem;
}
const kinds = ['MARKET', 'LOC', 'DRIVER'] as const satisfies readonly FewKind[];

/** Id of the row beside the markets that says which is the default; no market's own is as short. */
export const DEFAULT_MARKET = 'DEFAULT';

/** Everything there are dozens of, by kind, as of one revision. */
interface Few {
  revision: number;
  rows: { [K in FewKind]: readonly Rows[K][] };
}
const cache = new Map<string, Few>();

/** Names are sorted as people read them. */
const nameOf = (row: MarketItem | LocationItem | DriverItem): string =>
  'driverName' in row ? row.driverName : 'location' in row ? row.location : row.name;

/** All of a kind as they stand now, by name, markets by the default first: what is changed is read so. */
export const readFewNow = <K extends FewKind>(scope: Scope, kind: K): Promise<Rows[K][]> =>
  fewIn(listIn(scope, { site: (actor) => keys.allOfFew(actor, kind) }), kind);

async function fewIn<K extends FewKind>(list: Partition, kind: K): Promise<Rows[K][]> {
  const found = await queryAll<Rows[K] & { sk: string; marketId?: string }>(list, { consistent: true });
  const defaultId = found.find(({ sk }) => sk === DEFAULT_MARKET)?.marketId;
  const rows: Rows[K][] = found
    .filter(({ sk }) => sk !== DEFAULT_MARKET)
    .map((row) => (kind === 'MARKET' ? { ...row, isDefault: row.id === defaultId } : row));
  const isFirst = (row: Rows[K]) => Number('isDefault' in row && row.isDefault);
  return rows.toSorted(
    (one, other) => isFirst(other) - isFirst(one) || nameOf(one).localeCompare(nameOf(other), 'en', { numeric: true }),
  );
}

/** All of a kind as lists show them: by name, as of the head's `destination` revision. */
export const listFew = <K extends FewKind>(scope: Scope, kind: K): Promise<readonly Rows[K][]> =>
  readFew(wholeSite(scope), kind);

/** All of a kind, kept in memory until the head's `destination` revision moves: a change is seen by the next request. */
export async function readFew<K extends FewKind>(actor: Actor, kind: K): Promise<readonly Rows[K][]> {
  const revision = revisionOf(actor, 'destination');
  const known = cache.get(actor.site);
  if (known?.revision === revision) return known.rows[kind];
  const [MARKET, LOC, DRIVER] = await Promise.all(
    kinds.map((one) => fewIn(decidedBy(keys.allOfFew(actor, one)), one)) as unknown as [
      Promise<MarketItem[]>,
      Promise<LocationItem[]>,
      Promise<DriverItem[]>,
    ],
  );
  const rows = { MARKET, LOC, DRIVER };
  cache.set(actor.site, { revision, rows });
  return (rows as { [K2 in FewKind]: readonly Rows[K2][] })[kind];
}

/** Where one of a kind stands. */
export const fewKey = (actor: Actor, kind: FewKind, id: string): Key => keys.few(actor, kind, id);

/** Some of a kind as they stand now, in their order, at most 100; markets without whether they are the default. */
export const readSomeFew = async <K extends FewKind>(
  actor: Actor,
  kind: K,
  ids: readonly string[],
): Promise<(Rows[K] | undefined)[]> =>
  (await getItems(ids.map((id) => fewKey(actor, kind, id)))) as unknown as (Rows[K] | undefined)[];

/** One of a kind as it stands now; undefined where the site has none of that id. One read, of a market two. */
export async function readOneFew<K extends FewKind>(actor: Actor, kind: K, id: string): Promise<Rows[K] | undefined> {
  if (id === DEFAULT_MARKET) return undefined;
  const [row, byDefault] = await Promise.all([
    getItem<Rows[K]>(keys.few(actor, kind, id)),
    kind === 'MARKET' ? getItem<{ marketId: string }>(keys.few(actor, 'MARKET', DEFAULT_MARKET)) : undefined,
  ]);
  return row && kind === 'MARKET' ? { ...row, isDefault: row.id === byDefault?.marketId } : row;
}
