import { paths } from '#web/app/paths.ts';
import type { SiteRoute } from '#web/app/site-route.ts';
import { lazyScreen } from '#web/ui/lazy-part.tsx';

/** Sites whose inventory this one sells. */
export const partnersStaffRoutes: readonly SiteRoute[] = [
  {
    path: paths.staffLinkSupplier,
    screen: lazyScreen(() => import('./link-supplier-page.tsx')),
    permission: 'suppliers.view',
    title: 'Linked suppliers',
    access: ['staff'],
  },
  {
    path: paths.becomeSupplier,
    screen: lazyScreen(() => import('./become-supplier-page.tsx')),
    title: 'Become a supplier',
    access: 'user',
  },
];
