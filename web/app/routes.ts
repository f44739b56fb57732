import { lazy } from 'react';
import { bookingsRoutes } from '#web/bookings/routes.ts';
import { flightsRoutes } from '#web/flights/routes.ts';
import { usersRoutes } from '#web/users/routes.ts';
import { HomeRedirect } from './pages/home-redirect.tsx';
import { FlightRedirect } from './pages/flight-redirect.tsx';
import { paths } from './paths.ts';
import type { SiteRoute } from './site-route.ts';

const ownRoutes: readonly SiteRoute[] = [
  { path: paths.home, screen: HomeRedirect, title: '', bare: true },
  { path: paths.flight, screen: FlightRedirect, title: 'Flights', bare: true, locked: true },
  {
    path: paths.userDashboard,
    screen: lazy(() => import('#web/account/own-start.tsx')),
    title: 'My Profile',
    access: 'user',
    leadsOn: ['staff'],
  },
  {
    path: paths.userTransactionHistory,
    screen: lazy(() => import('#web/wallet/my-wallet-page.tsx')),
    title: 'Wallet',
    access: 'user',
  },
];

/**
 * The routes that the entry of the site knows: the way from a search to a paid order, signing in, and what is one's
 * own. Staff's and what few people come for stand in `late-routes.ts`, so that this list does not grow with them.
 */
export const earlyRoutes: readonly SiteRoute[] = [...usersRoutes, ...flightsRoutes, ...bookingsRoutes, ...ownRoutes];
