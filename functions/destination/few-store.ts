import type { Actor } from '#functions/actor.ts';
import { type Scope, wholeSite } from '#functions/scope.ts';
import { keptAsOf } from '#functions/site/kept-as-of.ts';
import { destinationKeys, type FewKind, type FewRows } from './keys.ts';
import type { Key, Partition } from '#functions/table/key.ts';
import { decidedBy, listIn } from '#functions/table/list-in.ts';
import { getItem, getItems, queryAll } from '#functions/table/read.ts';
import type { DriverItem, LocationItem, MarketItem } from './masters-model.ts';

/** Sort key of the row beside the markets that says which is the default (defaultMarket). */
const DEFAULT_MARKET = 'DEFAULT';

/** Everything there are dozens of, by kind. */
type Few = { [K in FewKind]: readonly FewRows[K][] };
const kept = keptAsOf<Few>('destination');

/** Names are sorted as people read them. */
const nameOf = (row: MarketItem | LocationItem | DriverItem): string =>
  'driverName' in row ? row.driverName : 'location' in row ? row.location : row.name;

/** All of a kind as they stand now, by name, markets by the default first: what is changed is read so. */
export const readFewNow = <K extends FewKind>(scope: Scope, kind: K): Promise<FewRows[K][]> =>
  fewIn(listIn(scope, { site: (actor) => destinationKeys.allOfFew(actor, kind) }), kind);

async function fewIn<K extends FewKind>(
  list: Partition<FewRows[K] & { sk: string; marketId?: string }>,
  kind: K,
): Promise<FewRows[K][]> {
  const found = await queryAll(list, { consistent: true });
  const defaultId = found.find(({ sk }) => sk === DEFAULT_MARKET)?.marketId;
  const rows: FewRows[K][] = found
    .filter(({ sk }) => sk !== DEFAULT_MARKET)
    .map((row) => (kind === 'MARKET' ? { ...row, isDefault: row.id === defaultId } : row));
  const isFirst = (row: FewRows[K]) => Number('isDefault' in row && row.isDefault);
  return rows.toSorted(
    (one, other) => isFirst(other) - isFirst(one) || nameOf(one).localeCompare(nameOf(other), 'en', { numeric: true }),
  );
}

/** All of a kind as lists show them: by name, as of the head's `destination` revision. */
export const listFew = <K extends FewKind>(scope: Scope, kind: K): Promise<readonly FewRows[K][]> =>
  readFew(wholeSite(scope), kind);

/** All of a kind, kept in memory until the head's `destination` revision moves: a change is seen by the next request. */
export const readFew = async <K extends FewKind>(actor: Actor, kind: K): Promise<readonly FewRows[K][]> =>
  (await kept(actor, () => readAllFew(actor)))[kind];

async function readAllFew(actor: Actor): Promise<Few> {
  const read = <K extends FewKind>(kind: K) => fewIn(decidedBy(destinationKeys.allOfFew(actor, kind)), kind);
  const [MARKET, LOC, DRIVER] = await Promise.all([read('MARKET'), read('LOC'), read('DRIVER')]);
  return { MARKET, LOC, DRIVER };
}

/** Where one of a kind stands. */
export const fewKey = <K extends FewKind>(actor: Actor, kind: K, id: string): Key<FewRows[K]> =>
  destinationKeys.few(actor, kind, id);

/** Where it stands which market is the default. */
export const defaultMarketKey = (actor: Actor): Key<{ marketId: string }> => destinationKeys.defaultMarket(actor);

/** Some of a kind as they stand now, in their order, at most 100; markets without whether they are the default. */
export const readSomeFew = async <K extends FewKind>(
  actor: Actor,
  kind: K,
  ids: readonly string[],
): Promise<(FewRows[K] | undefined)[]> =>
  (await getItems(ids.map((id) => fewKey(actor, kind, id)))) as (FewRows[K] | undefined)[];

/** One of a kind as it stands now; undefined where the site has none of that id. One read, of a market two. */
export async function readOneFew<K extends FewKind>(
  actor: Actor,
  kind: K,
  id: string,
): Promise<FewRows[K] | undefined> {
  if (id === DEFAULT_MARKET) return undefined;
  const [row, byDefault] = await Promise.all([
    getItem(destinationKeys.few(actor, kind, id)),
    kind === 'MARKET' ? getItem(destinationKeys.defaultMarket(actor)) : undefined,
  ]);
  return row && kind === 'MARKET' ? { ...row, isDefault: row.id === byDefault?.marketId } : row;
}
