import { lazy } from 'react';
import { paths } from '#web/app/paths.ts';
import type { SiteRoute } from '#web/app/site-route.ts';

/** Ticket and transfer rates, and what they come to. */
export const ratesRoutes: readonly SiteRoute[] = [
  {
    path: paths.staffDmcRateManagement,
    screen: lazy(() => import('./rates/rates-page.tsx')),
    permission: 'rates.view',
    module: 'Dmc',
    title: 'Rate management',
    access: ['staff'],
  },
];
