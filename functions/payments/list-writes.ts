import type { Actor } from '#functions/actors/actor.ts';
import { entry, leaving, type Places } from '#functions/table/key.ts';
import { keys } from '#functions/table/keys.ts';
import { isInProcess, type OrderState } from '#shared/payments/model.ts';
import type { OrderItem } from './model.ts';

/** How far an order is, as its lists tell: not each step of the saga, which would be a write of each list a step. */
type OrderStage = 'UNPAID' | 'OPEN' | 'ENDED';

/** An order as the lists of orders show it. Minor units of `currency`; `state` as of the stage's beginning. */
export interface OrderCard {
  orderId: string;
  serviceName: OrderItem['serviceName'];
  state: OrderState;
  owner: OrderItem['owner'];
  amount: number;
  currency: string;
  createdAt: string;
  /** The instant it was paid; absent until then. */
  paidAt?: string;
}

export const stageOf = (state: OrderState): OrderStage => {
  if (state === 'AWAITING_PAYMENT') return 'UNPAID';
  return isInProcess(state) ? 'OPEN' : 'ENDED';
};

/**
 * An order's places: among the site's by when it was made; from its payment to its end also among the open ones, by
 * when it was paid.
 */
export function orderPlaces(actor: Actor, order: OrderItem): Places {
  const { orderId, serviceName, state, owner, amount, currency, createdAt, paidAt } = order;
  const card: OrderCard = { orderId, serviceName, state, owner, amount, currency, createdAt, paidAt };
  const isOpen = stageOf(state) === 'OPEN';
  return {
    set: {
      card: JSON.stringify(card),
      ...entry(keys.orders(actor), createdAt),
      ...(isOpen && entry(keys.openOrders(actor), paidAt ?? createdAt)),
    },
    remove: [...(isOpen ? [] : leaving('gsi2')), ...leaving('gsi3')],
  };
}
