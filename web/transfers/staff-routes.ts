import { lazyScreen } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import type { SiteRoute } from '#web/app/site-route.ts';

/** Drives of vouchered trips: who drives what, and what guests do by day. */
export const transfersStaffRoutes: readonly SiteRoute[] = [
  {
    path: paths.staffJobSheet,
    screen: lazyScreen(() => import('./sheet/job-sheet-page.tsx')),
    permission: 'transfers.view',
    title: 'Job sheet',
    hasPanes: true,
    access: ['staff'],
    module: 'Dmc',
  },
  {
    path: paths.staffItineraries,
    screen: lazyScreen(() => import('./itineraries/itineraries-page.tsx')),
    permission: 'transfers.view',
    title: 'Itineraries by date',
    access: ['staff'],
    module: 'Dmc',
  },
];
