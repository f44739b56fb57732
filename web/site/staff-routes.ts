import { lazyScreen } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import type { SiteRoute } from '#web/app/site-route.ts';

/** What staff do with sites. */
export const siteStaffRoutes: readonly SiteRoute[] = [
  {
    path: paths.staffSites,
    screen: lazyScreen(() => import('./partner-sites/partner-sites-page.tsx')),
    permission: 'superAdmin',
    platformOnly: true,
    title: 'Partner sites',
    access: ['staff'],
  },
  {
    path: paths.staffFirstDay,
    screen: lazyScreen(() => import('./partner-sites/first-day-page.tsx')),
    permission: 'superAdmin',
    title: 'To do',
    access: ['staff'],
  },
];
