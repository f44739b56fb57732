import { paths } from '#web/app/paths.ts';
import type { SiteRoute } from '#web/app/site-route.ts';
import { lazyScreen } from '#web/ui/lazy-part.tsx';

/** What was asked for after the sale: one's own, for staff the site's. */
export const changesRoutes: readonly SiteRoute[] = [
  {
    path: paths.flightChangeRequests,
    screen: lazyScreen(() => import('./changes-page.tsx')),
    permission: 'changes.view',
    title: 'Change requests',
    hasPanes: true,
    access: 'user',
    locked: true,
  },
];
