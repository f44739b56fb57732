import type { OrderItem } from './model.ts';

/** Path of the page that a payment of an order comes back to: one of its own, else the order's. */
export const orderPage = ({ orderId, page }: Pick<OrderItem, 'orderId' | 'page'>): string =>
  `/app${page ?? `/user/payments/${orderId}`}`;
