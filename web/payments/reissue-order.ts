import { lazyScreen } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import type { OrderKind } from './order-kind.ts';

/** What other flights for a booking cost more. */
export const reissueOrder: OrderKind = {
  payPath: () => paths.flightChangeRequests,
  pay: 'Open my change requests',
  heard: 'if you have paid, your flights are changed without this page.',
  late: 'once your payment arrives your flights are changed. A payment that arrives too late is refunded.',
  isSlow: true,
  isOfFlights: true,
  Paid: lazyScreen(() => import('./reissue-paid.tsx')),
  Unpaid: lazyScreen(() => import('./reissue-to-pay.tsx')),
};
