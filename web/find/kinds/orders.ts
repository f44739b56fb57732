import { getOrder } from '#shared/payments/get-order.ts';
import { formatDay } from '#shared/time.ts';
import { paths, toPath } from '#web/app/paths.ts';
import { findKind } from '../find-kind.ts';

/** Orders, by their whole id, paid or not. By its number on documents an order is found among the tickets. */
export const kind = findKind({
  id: 'orders',
  label: 'Orders',
  order: 40,
  icon: 'receipt',
  byWhat: ['order'],
  call: getOrder,
  right: 'flights.book',
  asks: (words) => (/^[0-9A-Za-z]{20,40}$/.test(words) ? [{ orderId: words.toUpperCase() }] : []),
  finds: ({ orderId, remark, amount, currency, createdAt, customer }, _, { dayOf }) => ({
    hits: [
      {
        id: orderId,
        to: toPath(paths.userPayments, { orderId }),
        title: `Order ${orderId.slice(0, 10)}`,
        detail: [remark, customer?.name, formatDay(dayOf(createdAt))].filter(Boolean).join(', '),
        amount: { minor: amount, currency },
      },
    ],
    hasMore: false,
  }),
});
