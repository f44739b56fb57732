import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { changeCustomer } from '#functions/users/customers/change-customer.ts';
import { updateMarketForCustomer } from '#shared/destination/masters/update-market-for-customer.ts';
import { fail, ok } from '#shared/errors.ts';
import { readFewNow } from '#functions/records/whole-kind-store.ts';
import { markets } from '../masters.ts';
import { movedWrites } from './market-writes.ts';

/** The market must be there, and not deactivated, when somebody is put into it. */
export const updateMarketForCustomerHandler = handle(
  updateMarketForCustomer,
  async (actor, { customerId, marketId }) => {
    const all = await readFewNow(scopeOf(actor, updateMarketForCustomer), markets);
    const market = all.find(({ id }) => id === marketId);
    if (marketId && !market) return fail('NOT_FOUND');
    const nameOf = (id: string | undefined) => all.find((one) => one.id === id)?.name ?? '';
    const changed = await changeCustomer(actor, { customerId }, (user) =>
      (user.marketId ?? '') === marketId
        ? undefined
        : movedWrites(actor, user, { market, from: nameOf(user.marketId), to: nameOf(marketId) }),
    );
    if (!changed.ok) return changed;
    return ok({ marketName: market?.name ?? all.find(({ isDefault }) => isDefault)?.name ?? '' });
  },
);
