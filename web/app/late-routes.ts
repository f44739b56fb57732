import { lazyScreen } from '#web/ui/lazy-part.tsx';
import { accountPublicRoutes } from '#web/account/public-routes.ts';
import { activitiesRoutes } from '#web/activities/public-routes.ts';
import { activitiesStaffRoutes } from '#web/activities/staff-routes.ts';
import { areasStaffRoutes } from '#web/areas/staff-routes.ts';
import { bookingsStaffRoutes } from '#web/bookings/staff-routes.ts';
import { invoicesRoutes } from '#web/invoices/public-routes.ts';
import { changesRoutes } from '#web/changes/public-routes.ts';
import { keysPublicRoutes } from '#web/keys/public-routes.ts';
import { keysStaffRoutes } from '#web/keys/staff-routes.ts';
import { markupsStaffRoutes } from '#web/markups/staff-routes.ts';
import { destinationStaffRoutes } from '#web/destination/staff-routes.ts';
import { gatewaysPublicRoutes } from '#web/payments/public-routes.ts';
import { gatewaysStaffRoutes } from '#web/payments/staff-routes.ts';
import { partnersPublicRoutes } from '#web/partners/public-routes.ts';
import { partnersStaffRoutes } from '#web/partners/staff-routes.ts';
import { permissionsStaffRoutes } from '#web/permissions/staff-routes.ts';
import { quotationsPublicRoutes } from '#web/quotations/public-routes.ts';
import { quotationsStaffRoutes } from '#web/quotations/staff-routes.ts';
import { settingsStaffRoutes } from '#web/settings/staff-routes.ts';
import { sitePublicRoutes } from '#web/site/public-routes.ts';
import { siteStaffRoutes } from '#web/site/staff-routes.ts';
import { transfersPublicRoutes } from '#web/transfers/public-routes.ts';
import { transfersStaffRoutes } from '#web/transfers/staff-routes.ts';
import { usersPublicRoutes } from '#web/users/public-routes.ts';
import { walletStaffRoutes } from '#web/wallet/staff-routes.ts';
import { usersStaffRoutes } from '#web/users/staff-routes.ts';
import { paths } from './paths.ts';
import type { SiteRoute } from './site-route.ts';

const ownRoutes: readonly SiteRoute[] = [
  {
    path: paths.staff,
    screen: lazyScreen(() => import('./pages/staff-redirect.tsx')),
    title: 'Customers',
    access: ['staff'],
    bare: true,
    leadsOn: true,
  },
  { path: paths.forbidden, screen: lazyScreen(() => import('./pages/forbidden.tsx')), title: 'Not allowed' },
  { path: paths.paymentSuccess, screen: lazyScreen(() => import('./pages/payment-success.tsx')), title: 'Payment' },
  { path: paths.notFound, screen: lazyScreen(() => import('./pages/not-found.tsx')), title: 'Page not found' },
];

/**
 * The routes that no sale passes: staff's (`web/<domain>/staff-routes.ts`) and pages for anybody that are seldom opened
 * (`web/<domain>/public-routes.ts`). One file for all of them, asked for once, when no early route answers an address.
 */
export const lateRoutes: readonly SiteRoute[] = [
  ...usersStaffRoutes,
  ...bookingsStaffRoutes,
  ...changesRoutes,
  ...markupsStaffRoutes,
  ...partnersPublicRoutes,
  ...partnersStaffRoutes,
  ...activitiesStaffRoutes,
  ...areasStaffRoutes,
  ...destinationStaffRoutes,
  ...quotationsStaffRoutes,
  ...transfersStaffRoutes,
  ...gatewaysStaffRoutes,
  ...permissionsStaffRoutes,
  ...settingsStaffRoutes,
  ...siteStaffRoutes,
  ...accountPublicRoutes,
  ...walletStaffRoutes,
  ...invoicesRoutes,
  ...gatewaysPublicRoutes,
  ...quotationsPublicRoutes,
  ...transfersPublicRoutes,
  ...activitiesRoutes,
  ...keysPublicRoutes,
  ...keysStaffRoutes,
  ...usersPublicRoutes,
  ...sitePublicRoutes,
  ...ownRoutes,
];
