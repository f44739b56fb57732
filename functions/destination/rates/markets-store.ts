import type { Actor } from '#functions/actors/actor.ts';
import { revisionOf } from '#functions/site/revision.ts';
import { keys } from '#functions/table/keys.ts';
import { queryAll } from '#functions/table/read.ts';
import type { RatedMarket } from '#shared/destination/rate-shown.ts';

const kept = new Map<string, { revision: number; markets: readonly RatedMarket[] }>();
const collator = new Intl.Collator('en', { numeric: true });

/** The site's markets, the default first, then by name; kept in memory until the head's destination revision moves. */
export async function readMarkets(actor: Actor): Promise<readonly RatedMarket[]> {
  const revision = revisionOf(actor, 'destination');
  const known = kept.get(actor.site);
  if (known?.revision === revision) return known.markets;
  type Row = { sk: string; id: string; name: string; isDeactivated: boolean; marketId?: string };
  const rows = await queryAll<Row>(keys.allOfFew(actor, 'MARKET'), { consistent: true });
  const defaultId = rows.find(({ sk }) => sk === 'DEFAULT')?.marketId;
  const markets = rows
    .filter(({ sk }) => sk !== 'DEFAULT')
    .map(({ id, name, isDeactivated }) => ({ id, name, isDefault: id === defaultId, isDeactivated }))
    .toSorted(
      (one, other) => Number(other.isDefault) - Number(one.isDefault) || collator.compare(one.name, other.name),
    );
  kept.set(actor.site, { revision, markets });
  return markets;
}
