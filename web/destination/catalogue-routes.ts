import { lazyScreen } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import type { SiteRoute } from '#web/app/site-route.ts';

/** Activities, tour options, combos. */
export const catalogueRoutes: readonly SiteRoute[] = [
  {
    path: paths.staffDmcActivities,
    screen: lazyScreen(() => import('./activities/activities-page.tsx')),
    permission: 'masters.view',
    title: 'Activities',
    access: ['staff'],
    module: 'Dmc',
  },
  {
    path: paths.staffDmcCombos,
    screen: lazyScreen(() => import('./combos/combos-page.tsx')),
    permission: 'masters.view',
    title: 'Combos',
    access: ['staff'],
    module: 'Dmc',
  },
];
