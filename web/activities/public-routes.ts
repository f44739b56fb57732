import { lazyScreen } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import type { SiteRoute } from '#web/app/site-route.ts';

/** Activities as buyers find and gather them. */
export const activitiesRoutes: readonly SiteRoute[] = [
  {
    path: paths.activities,
    screen: lazyScreen(() => import('./activities-redirect.tsx')),
    title: 'Activities',
    bare: true,
    leadsOn: true,
    access: 'user',
    module: 'Activities',
    locked: true,
  },
  {
    path: paths.activitySearch,
    screen: lazyScreen(() => import('./search/search-page.tsx')),
    title: 'Activities',
    permission: 'activities.view',
    access: 'user',
    module: 'Activities',
    locked: true,
  },
  {
    path: paths.activityCart,
    screen: lazyScreen(() => import('./cart/cart-page.tsx')),
    title: 'Cart',
    permission: 'activities.view',
    access: 'user',
    module: 'Activities',
    locked: true,
  },
  {
    path: paths.activityCheckout,
    screen: lazyScreen(() => import('./checkout/checkout-page.tsx')),
    title: 'Check out',
    permission: 'activities.edit',
    access: 'user',
    module: 'Activities',
    locked: true,
  },
  {
    path: paths.activityQueue,
    screen: lazyScreen(() => import('./queue/queue-page.tsx')),
    title: 'Activity queue',
    permission: 'activities.view',
    access: 'user',
    module: 'Activities',
    locked: true,
  },
  {
    path: paths.activityVoucher,
    screen: lazyScreen(() => import('./voucher/voucher-page.tsx')),
    title: 'Activity voucher',
    permission: 'activities.view',
    access: 'user',
    module: 'Activities',
    locked: true,
  },
];
