import { paths } from '#web/app/paths.ts';
import type { SiteRoute } from '#web/app/site-route.ts';
import { lazyScreen } from '#web/ui/lazy-part.tsx';

/** What is added to activities: by staff, and by agencies for their own customers. */
export const activitiesStaffRoutes: readonly SiteRoute[] = [
  {
    path: paths.activitiesMarkup,
    screen: lazyScreen(() => import('./markup/markup-page.tsx')),
    title: 'Activity markups',
    access: ['staff', 'travelAgent'],
    permission: 'markups.view',
    module: 'Activities',
    locked: true,
  },
];
