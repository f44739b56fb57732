import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { searchMarket } from '#shared/destination/masters/search-market.ts';
import { ok } from '#shared/errors.ts';
import { listFew } from '../few-store.ts';
import { folded } from '../natural-key.ts';
import { showMarket } from './show-masters.ts';

export const searchMarketHandler = handle(searchMarket, async (actor, { name, withDeactivated }) => {
  const words = folded(name);
  const markets = (await listFew(scopeOf(actor, searchMarket), 'MARKET')).filter(
    (market) => (withDeactivated || !market.isDeactivated) && folded(market.name).includes(words),
  );
  return ok({ markets: markets.map(showMarket) });
});
