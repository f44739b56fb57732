import { lazyScreen } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import type { SiteRoute } from '#web/app/site-route.ts';

/** Where outside gateways send people back to. */
export const gatewaysPublicRoutes: readonly SiteRoute[] = [
  {
    path: paths.phonepeVerify,
    screen: lazyScreen(() => import('./gateways/phonepe-verify-page.tsx')),
    title: 'Verifying your payment',
    access: 'user',
    leadsOn: true,
  },
];
