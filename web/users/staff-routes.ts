import { lazyScreen } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import type { SiteRoute } from '#web/app/site-route.ts';

/** Staff's customers, mails that did not reach them, and the check of a PAN card. */
export const usersStaffRoutes: readonly SiteRoute[] = [
  {
    path: paths.staffCustomers,
    screen: lazyScreen(() => import('./customers/customers-page.tsx')),
    permission: 'customers.view',
    title: 'Customers',
    access: ['staff'],
  },
  {
    path: paths.staffFailedMails,
    screen: lazyScreen(() => import('./failed-mails/failed-mails-page.tsx')),
    permission: 'customers.view',
    title: 'Failed emails',
    access: ['staff'],
  },
  {
    path: paths.staffVerifyPanCard,
    screen: lazyScreen(() => import('./pan-card/verify-pan-card-page.tsx')),
    permission: 'customers.pan',
    title: 'Verify PAN card',
    access: ['staff'],
  },
];
