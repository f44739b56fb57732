import { lazyScreen } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import type { SiteRoute } from '#web/app/site-route.ts';

/** One's own account and wallet; the menu of the bar names the first page of each. */
export const accountPublicRoutes: readonly SiteRoute[] = [
  {
    path: paths.userDashboard,
    screen: lazyScreen(() => import('./own-start.tsx')),
    title: 'My Profile',
    access: 'user',
    leadsOn: ['staff'],
  },
  {
    path: paths.userTransactionHistory,
    screen: lazyScreen(() => import('#web/wallet/my-wallet-page.tsx')),
    title: 'Wallet',
    access: 'user',
  },
  {
    path: paths.userProfile,
    screen: lazyScreen(() => import('./profile-page.tsx')),
    title: 'My Profile',
    access: 'user',
  },
  {
    path: paths.userBilling,
    screen: lazyScreen(() => import('./billing-page.tsx')),
    title: 'Billing details',
    access: ['travelAgent', 'retail', 'corporate'],
  },
  {
    path: paths.userTravellers,
    screen: lazyScreen(() => import('./travellers-page.tsx')),
    title: 'Saved travellers',
    access: ['travelAgent', 'retail', 'corporate'],
  },
  {
    path: paths.userDevices,
    screen: lazyScreen(() => import('./devices-page.tsx')),
    title: 'Devices',
    access: 'user',
  },
  {
    path: paths.userReferral,
    screen: lazyScreen(() => import('./referral-page.tsx')),
    title: 'Referral',
    access: 'user',
  },
];
