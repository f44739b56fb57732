import { handle } from '#functions/http/handle.ts';
import { readFew } from '#functions/records/whole-kind-store.ts';
import { readCustomerNumbered } from '#functions/users/customer-store.ts';
import { getMarketOfCustomer } from '#shared/destination/masters/get-market-of-customer.ts';
import { fail, ok } from '#shared/errors.ts';
import { markets } from '../masters.ts';

export const getMarketOfCustomerHandler = handle(getMarketOfCustomer, async (actor, { customerId }) => {
  const [user, all] = await Promise.all([readCustomerNumbered(actor, customerId), readFew(actor, markets)]);
  if (!user) return fail('NOT_FOUND');
  const market = all.find(({ id }) => id === user.marketId);
  const byDefault = all.find(({ isDefault }) => isDefault);
  return ok({
    market: market ? markets.show(market) : null,
    defaultMarket: byDefault ? markets.show(byDefault) : null,
  });
});
