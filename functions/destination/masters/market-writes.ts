import type { Actor, UserActor } from '#functions/actor.ts';
import { destinationKeys } from '../keys.ts';
import { marketKey } from '#functions/destination/market-store.ts';
import type { Write } from '#functions/table/write.ts';
import { changeUserRow } from '#functions/users/list-writes.ts';
import type { UserItem } from '#functions/users/model.ts';
import { userEventWrite } from '#functions/users/writes.ts';
import { recordEventWrite } from '#functions/records/event-writes.ts';
import type { MarketItem } from '../masters-model.ts';
import { unuseWrite, usableWrite, useWrite } from '#functions/records/uses-store.ts';

/**
 * Makes a market the default instead of the one that was read, in the commit that saves it: one row says which it is, so
 * there is never none or two. CONFLICT where another was made it meanwhile.
 */
export const defaultMarketWrites = (
  actor: Actor,
  from: MarketItem | undefined,
  to: Pick<MarketItem, 'id'>,
  by?: string,
): Write<never>[] => [
  {
    kind: 'put',
    key: destinationKeys.defaultMarket(actor),
    item: { marketId: to.id },
    when: [from ? { field: 'marketId', is: from.id } : { absent: true }],
  },
  ...(from
    ? [
        recordEventWrite(
          actor,
          { kind: 'market', id: from.id, name: from.name, from: `${from.name}, default`, to: from.name },
          by,
        ),
      ]
    : []),
];

/** Puts a customer into a market, or out of the one they are in; `from` and `to` are the names. NOT_FOUND where it is gone. */
export const movedWrites = (
  actor: UserActor,
  user: UserItem,
  { market, from, to }: { market: MarketItem | undefined; from: string; to: string },
): Write<'NOT_FOUND'>[] => {
  const { userId, firstName, lastName, companyName } = user;
  const use = { kind: 'customer', id: userId, name: companyName || `${firstName} ${lastName}`.trim() } as const;
  return [
    changeUserRow(actor, user, { marketId: market?.id }),
    userEventWrite(actor, userId, 'market changed', { changes: [{ field: 'market', from, to }] }),
    ...(user.marketId ? [unuseWrite(actor, user.marketId, use)] : []),
    ...(market ? [usableWrite(marketKey(actor, market.id)), useWrite(actor, market.id, use)] : []),
  ];
};
