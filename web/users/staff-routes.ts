import { lazy } from 'react';
import { paths } from '#web/app/paths.ts';
import type { SiteRoute } from '#web/app/site-route.ts';

/** Staff's customers. */
export const usersStaffRoutes: readonly SiteRoute[] = [
  {
    path: paths.staffCustomers,
    screen: lazy(() => import('./customers/customers-page.tsx')),
    permission: 'customers.view',
    title: 'Customers',
    access: ['staff'],
  },
];
