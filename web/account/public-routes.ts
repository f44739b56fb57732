import { lazy } from 'react';
import { paths } from '#web/app/paths.ts';
import type { SiteRoute } from '#web/app/site-route.ts';

/** One's own account, beside its first page, which the menu of the bar names. */
export const accountPublicRoutes: readonly SiteRoute[] = [
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
