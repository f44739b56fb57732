import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { findFew } from '#functions/records/whole-kind-store.ts';
import { searchMarket } from '#shared/destination/masters/search-market.ts';
import { ok } from '#shared/errors.ts';
import { markets } from '../masters.ts';

export const searchMarketHandler = handle(searchMarket, async (actor, { name, withDeactivated }) =>
  ok({ markets: await findFew(scopeOf(actor, searchMarket), markets, { search: name, withDeactivated }) }),
);
