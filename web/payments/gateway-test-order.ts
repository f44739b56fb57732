import { lazyScreen } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import type { OrderKind } from './order-kind.ts';

/** One unit that staff pay to try a gateway. */
export const gatewayTestOrder: OrderKind = {
  payPath: () => paths.staffPaymentGateways,
  pay: 'Back to the gateways',
  heard: 'a payment that was made is given back without this page.',
  late: 'a payment that arrives is given back, whenever it comes.',
  Paid: lazyScreen(() => import('./gateways/gateway-test-paid.tsx')),
};
