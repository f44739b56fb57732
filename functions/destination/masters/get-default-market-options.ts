import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { findFew } from '#functions/records/whole-kind-store.ts';
import {
  getDefaultMarketOptions,
  MOST_MARKET_OPTIONS,
} from '#shared/destination/masters/get-default-market-options.ts';
import { ok } from '#shared/errors.ts';
import { markets } from '../masters.ts';

export const getDefaultMarketOptionsHandler = handle(getDefaultMarketOptions, async (actor) => {
  const offered = { search: '', withDeactivated: false };
  const found = await findFew(scopeOf(actor, getDefaultMarketOptions), markets, offered);
  return ok({ markets: found.slice(0, MOST_MARKET_OPTIONS) });
});
