import { lazy } from 'react';
import { paths } from '#web/app/paths.ts';
import type { SiteRoute } from '#web/app/site-route.ts';

/** One's own account and wallet; the menu of the bar names the first page of each. */
export const accountPublicRoutes: readonly SiteRoute[] = [
  {
    path: paths.userDashboard,
    screen: lazy(() => import('./own-start.tsx')),
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
  {
    path: paths.userProfile,
    screen: lazy(() => import('./profile-page.tsx')),
    title: 'Profile',
    access: 'user',
  },
  {
    path: paths.userBilling,
    screen: lazy(() => import('./billing-page.tsx')),
    title: 'Billing details',
    access: ['travelAgent', 'retail', 'corporate'],
  },
  {
    path: paths.userTravellers,
    screen: lazy(() => import('./travellers-page.tsx')),
    title: 'Saved travellers',
    access: ['travelAgent', 'retail', 'corporate'],
  },
  {
    path: paths.userDevices,
    screen: lazy(() => import('./devices-page.tsx')),
    title: 'Devices',
    access: 'user',
  },
  {
    path: paths.userReferral,
    screen: lazy(() => import('./referral-page.tsx')),
    title: 'Referral',
    access: 'user',
  },
];
