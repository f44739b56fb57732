import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import {
  getDefaultMarketOptions,
  MOST_MARKET_OPTIONS,
} from '#shared/destination/masters/get-default-market-options.ts';
import { ok } from '#shared/errors.ts';
import { listFew } from '../few-store.ts';
import { showMarket } from './show-masters.ts';

export const getDefaultMarketOptionsHandler = handle(getDefaultMarketOptions, async (actor) => {
  const markets = (await listFew(scopeOf(actor, getDefaultMarketOptions), 'MARKET')).filter(
    ({ isDeactivated }) => !isDeactivated,
  );
  return ok({ markets: markets.slice(0, MOST_MARKET_OPTIONS).map(showMarket) });
});
