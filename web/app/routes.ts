import { lazy } from 'react';
import { bookingsRoutes } from '#web/bookings/routes.ts';
import { flightsRoutes } from '#web/flights/routes.ts';
import { permissionsRoutes } from '#web/permissions/routes.ts';
import { usersRoutes } from '#web/users/routes.ts';
import { HomeRedirect } from './pages/home-redirect.tsx';
import { FlightRedirect } from './pages/flight-redirect.tsx';
import { paths } from './paths.ts';
import type { SiteRoute } from './site-route.ts';

const ownRoutes: readonly SiteRoute[] = [
  { path: paths.home, screen: HomeRedirect, title: '', bare: true },
  { path: paths.flight, screen: FlightRedirect, title: 'Flights', bare: true, locked: true },
  {
    path: paths.staff,
    screen: lazy(() => import('./pages/staff-redirect.tsx')),
    title: 'Customers',
    access: ['staff'],
    bare: true,
    leadsOn: true,
  },
  {
    path: paths.userDashboard,
    screen: lazy(() => import('./pages/dashboard-redirect.tsx')),
    title: 'Dashboard',
    access: 'user',
    bare: true,
    leadsOn: true,
  },
  { path: paths.forbidden, screen: lazy(() => import('./pages/forbidden.tsx')), title: 'Not allowed' },
  { path: paths.paymentSuccess, screen: lazy(() => import('./pages/payment-success.tsx')), title: 'Payment' },
  { path: paths.notFound, screen: lazy(() => import('./pages/not-found.tsx')), title: 'Page not found' },
];

/** Every route that really exists. Menus show only what is in here. */
export const siteRoutes: readonly SiteRoute[] = [
  ...usersRoutes,
  ...flightsRoutes,
  ...bookingsRoutes,
  ...permissionsRoutes,
  ...ownRoutes,
];
