import type { Actor } from '#functions/actors/actor.ts';
import { keys } from '#functions/table/keys.ts';
import type { Write } from '#functions/table/write.ts';
import { recordEventWrite } from './events.ts';
import { DEFAULT_MARKET } from './few-store.ts';
import type { MarketItem } from './masters-model.ts';

/**
 * Makes a market the default instead of the one that was read, in the commit that saves it: one row says which it is, so
 * there is never none or two. CONFLICT where another was made it meanwhile.
 */
export const defaultMarketWrites = (
  actor: Actor,
  from: MarketItem | undefined,
  to: Pick<MarketItem, 'id'>,
  by?: string,
): Write[] => [
  {
    kind: 'put',
    key: keys.few(actor, 'MARKET', DEFAULT_MARKET),
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
