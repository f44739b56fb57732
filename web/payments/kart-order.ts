import { lazyScreen } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import type { OrderKind } from './order-kind.ts';

/** What is paid for a quotation. */
export const kartOrder: OrderKind = {
  payPath: () => paths.payments,
  pay: 'Open my payments',
  heard: 'if you have paid, it counts for your quotation without this page.',
  late: 'your payment counts for your quotation once it arrives. A payment that arrives too late is refunded.',
  Paid: lazyScreen(() => import('./kart-paid.tsx')),
  Unpaid: lazyScreen(() => import('./kart-to-pay.tsx')),
};
