import type { Actor } from '#functions/actor.ts';
import { recordKeys } from '#functions/records/keys.ts';
import type { Key } from '#functions/table/key.ts';
import { getItem } from '#functions/table/read.ts';
import type { Write } from '#functions/table/write.ts';
import { destinationKeys } from './keys.ts';
import type { MarketItem } from './masters-model.ts';

/** Sort key of the row beside the markets that says which is the default (defaultMarket). */
const DEFAULT_MARKET = 'DEFAULT';

/** Where a market stands. */
export const marketKey = (actor: Actor, id: string): Key<MarketItem> => recordKeys.few(actor, 'MARKET', id);

/** A market as it stands now; undefined where the site has none of that id. Two reads. */
export async function readMarket(actor: Actor, id: string): Promise<MarketItem | undefined> {
  if (id === DEFAULT_MARKET) return undefined;
  const [row, byDefault] = await Promise.all([
    getItem(marketKey(actor, id)),
    getItem(destinationKeys.defaultMarket(actor)),
  ]);
  return row && { ...row, isDefault: row.id === byDefault?.marketId };
}

/** The markets among the rows of their partition, each with whether it is the default. */
export function marketsAmong(rows: readonly (MarketItem & { sk: string; marketId?: string })[]): MarketItem[] {
  const defaultId = rows.find(({ sk }) => sk === DEFAULT_MARKET)?.marketId;
  return rows.flatMap((row) => (row.sk === DEFAULT_MARKET ? [] : [{ ...row, isDefault: row.id === defaultId }]));
}

/** That a market is not the default when the commit stands. */
export const staysNoDefault = (actor: Actor, id: string): Write<never> => ({
  kind: 'check',
  key: destinationKeys.defaultMarket(actor),
  when: [{ anyOf: [{ absent: true }, { field: 'marketId', isNot: id }] }],
});
