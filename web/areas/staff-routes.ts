import { lazyScreen } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import type { SiteRoute } from '#web/app/site-route.ts';

/** Areas of cities, and transfers between them. */
export const areasStaffRoutes: readonly SiteRoute[] = [
  {
    path: paths.staffAreas,
    screen: lazyScreen(() => import('./areas-page.tsx')),
    permission: 'masters.view',
    module: 'Dmc',
    title: 'Areas',
    access: ['staff'],
  },
  {
    path: paths.staffAreaTransfer,
    screen: lazyScreen(() => import('./area-transfer-page.tsx')),
    permission: 'masters.view',
    module: 'Dmc',
    title: 'Area transfers',
    access: ['staff'],
  },
];
