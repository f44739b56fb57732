import { handle } from '#functions/http/handle.ts';
import { readCustomerNumbered } from '#functions/users/customer-store.ts';
import { getMarketOfCustomer } from '#shared/destination/masters/get-market-of-customer.ts';
import { fail, ok } from '#shared/errors.ts';
import { readFew } from '../few-store.ts';
import { showMarket } from './show-masters.ts';

export const getMarketOfCustomerHandler = handle(getMarketOfCustomer, async (actor, { customerId }) => {
  const [user, markets] = await Promise.all([readCustomerNumbered(actor, customerId), readFew(actor, 'MARKET')]);
  if (!user) return fail('NOT_FOUND');
  const market = markets.find(({ id }) => id === user.marketId);
  const byDefault = markets.find(({ isDefault }) => isDefault);
  return ok({ market: market ? showMarket(market) : null, defaultMarket: byDefault ? showMarket(byDefault) : null });
});
