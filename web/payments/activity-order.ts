import { paths } from '#web/app/paths.ts';
import { lazyScreen } from '#web/ui/lazy-part.tsx';
import type { OrderKind } from './order-kind.ts';

/** A cart of activities. */
export const activityOrder: OrderKind = {
  payPath: ({ bookingId }) => (bookingId ? `${paths.activityCart}?cartId=${bookingId}` : paths.activityCart),
  pay: 'Open my cart',
  heard: 'if you have paid, your activities are booked without this page.',
  late: 'your activities are booked once your payment arrives. A payment that arrives too late is refunded.',
  Paid: lazyScreen(() => import('./activity-paid.tsx')),
  Unpaid: lazyScreen(() => import('./activity-to-pay.tsx')),
};
