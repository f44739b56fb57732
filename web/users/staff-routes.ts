import { lazy } from 'react';
import { paths } from '#web/app/paths.ts';
import type { SiteRoute } from '#web/app/site-route.ts';

/** Staff's customers, and the check of a PAN card. */
export const usersStaffRoutes: readonly SiteRoute[] = [
  {
    path: paths.staffCustomers,
    screen: lazy(() => import('./customers/customers-page.tsx')),
    permission: 'customers.view',
    title: 'Customers',
    access: ['staff'],
  },
  {
    path: paths.staffVerifyPanCard,
    screen: lazy(() => import('./pan-card/verify-pan-card-page.tsx')),
    permission: 'customers.pan',
    title: 'Verify PAN card',
    access: ['staff'],
  },
];
