import { lazyScreen } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import type { SiteRoute } from '#web/app/site-route.ts';

/** What was paid at gateways, and the gateways themselves. */
export const gatewaysStaffRoutes: readonly SiteRoute[] = [
  {
    path: paths.staffGatewayTransactions,
    screen: lazyScreen(() => import('./gateways/transactions/transactions-page.tsx')),
    permission: 'payments.view',
    title: 'Gateway transactions',
    hasPanes: true,
    access: ['staff'],
  },
  {
    path: paths.staffPaymentGateways,
    screen: lazyScreen(() => import('./gateways/editor/gateways-page.tsx')),
    permission: 'payments.gateways',
    title: 'Payment gateways',
    access: ['staff'],
  },
];
