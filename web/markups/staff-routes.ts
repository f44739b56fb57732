import { lazyScreen } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import type { SiteRoute } from '#web/app/site-route.ts';

/** Who pays what, and why. */
export const markupsStaffRoutes: readonly SiteRoute[] = [
  {
    path: paths.flightsManageMarkup,
    screen: lazyScreen(() => import('./manage-markup-page.tsx')),
    permission: 'markups.view',
    title: 'Markups',
    access: ['staff'],
  },
];
