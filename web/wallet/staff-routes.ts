import { lazyScreen } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import type { SiteRoute } from '#web/app/site-route.ts';

/** Wallets as staff see them: a customer's or the whole site's, and what waits for them. */
export const walletStaffRoutes: readonly SiteRoute[] = [
  {
    path: paths.staffWalletReport,
    screen: lazyScreen(() => import('./wallet-report-page.tsx')),
    permission: 'wallet.view',
    title: 'Wallet report',
    access: ['staff'],
  },
  {
    path: paths.staffPendingEntries,
    screen: lazyScreen(() => import('./pending/pending-page.tsx')),
    permission: 'payments.view',
    title: 'Pending gateway entries',
    access: ['staff'],
  },
];
