import { lazyScreen } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import type { SiteRoute } from '#web/app/site-route.ts';

/** Who may do what on the site: staff's permission groups. */
export const permissionsStaffRoutes: readonly SiteRoute[] = [
  {
    path: paths.staffPermissionGroups,
    screen: lazyScreen(() => import('./permission-groups-page.tsx')),
    permission: 'rights.view',
    title: 'Permission groups',
    access: ['staff'],
  },
];
