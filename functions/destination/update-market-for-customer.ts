import type { UserActor } from '#functions/actors/actor.ts';
import { handle } from '#functions/http/handle.ts';
import { keys } from '#functions/table/keys.ts';
import type { Write } from '#functions/table/write.ts';
import { changeCustomer } from '#functions/users/change-customer.ts';
import { changeUserRow } from '#functions/users/list-writes.ts';
import type { UserItem } from '#functions/users/model.ts';
import { userEventWrite } from '#functions/users/writes.ts';
import { updateMarketForCustomer } from '#shared/destination/update-market-for-customer.ts';
import { fail, ok } from '#shared/errors.ts';
import { readFewNow } from './few-store.ts';
import type { MarketItem } from './masters-model.ts';
import { unuseWrite, usableWrite, useWrite } from './uses.ts';

/** The market must be there, and not deactivated, when somebody is put into it. */
export const updateMarketForCustomerHandler = handle(
  updateMarketForCustomer,
  async (actor, { customerId, marketId }) => {
    const markets = await readFewNow(actor, 'MARKET');
    const market = markets.find(({ id }) => id === marketId);
    if (marketId && !market) return fail('NOT_FOUND');
    const nameOf = (id: string | undefined) => markets.find((one) => one.id === id)?.name ?? '';
    const changed = await changeCustomer(actor, { customerId }, (user) =>
      (user.marketId ?? '') === marketId
        ? undefined
        : movedWrites(actor, user, { market, from: nameOf(user.marketId), to: nameOf(marketId) }),
    );
    if (!changed.ok) return changed;
    return ok({ marketName: market?.name ?? markets.find(({ isDefault }) => isDefault)?.name ?? '' });
  },
);

const movedWrites = (
  actor: UserActor,
  user: UserItem,
  { market, from, to }: { market: MarketItem | undefined; from: string; to: string },
): Write[] => {
  const { userId, firstName, lastName, companyName } = user;
  const use = { kind: 'customer', id: userId, name: companyName || `${firstName} ${lastName}`.trim() } as const;
  return [
    changeUserRow(actor, user, { marketId: market?.id }),
    userEventWrite(actor, userId, 'market changed', { changes: [{ field: 'market', from, to }] }),
    ...(user.marketId ? [unuseWrite(actor, user.marketId, use)] : []),
    ...(market ? [usableWrite(keys.few(actor, 'MARKET', market.id)), useWrite(actor, market.id, use)] : []),
  ];
};
