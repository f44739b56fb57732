import { lazyScreen } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import type { SiteRoute } from '#web/app/site-route.ts';

/** A driver's own page, for whoever has its link, on a locked site too. */
export const transfersPublicRoutes: readonly SiteRoute[] = [
  {
    path: paths.driver,
    screen: lazyScreen(() => import('./driver/driver-page.tsx')),
    title: 'My jobs',
    bare: true,
    module: 'Dmc',
  },
];
