import { lazyScreen } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import type { OrderKind } from './order-kind.ts';

/** One unit that staff pay to try a gateway. */
export const gatewayTestOrder: OrderKind = {
  payPath: () => paths.staffPaymentGateways,
  pay: 'Back to the gateways',
  heard: 'if you have paid, you are refunded without this page.',
  late: 'any payment that arrives is refunded.',
  Paid: lazyScreen(() => import('./gateways/gateway-test-paid.tsx')),
};
