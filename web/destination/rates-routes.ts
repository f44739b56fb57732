import { lazyScreen } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import type { SiteRoute } from '#web/app/site-route.ts';

/** Ticket and transfer rates, and what they come to. */
export const ratesRoutes: readonly SiteRoute[] = [
  {
    path: paths.staffDmcRateManagement,
    screen: lazyScreen(() => import('./rates/rates-page.tsx')),
    permission: 'rates.view',
    module: 'Dmc',
    title: 'Rate management',
    access: ['staff'],
  },
];
