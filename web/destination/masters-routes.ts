import { lazyScreen } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import type { SiteRoute } from '#web/app/site-route.ts';

/** Markets, accommodations, drivers, locations, and what is done to any record. */
export const mastersRoutes: readonly SiteRoute[] = [
  {
    path: paths.staffDmcMaster,
    screen: lazyScreen(() => import('./masters/masters-page.tsx')),
    permission: 'masters.view',
    module: 'Dmc',
    title: 'Master data',
    access: ['staff'],
  },
  {
    path: paths.staffDmcDataManagement,
    screen: lazyScreen(() => import('./import/data-page.tsx')),
    permission: 'masters.files',
    module: 'Dmc',
    title: 'Data management',
    access: ['staff'],
  },
];
