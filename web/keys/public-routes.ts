import { lazyScreen } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import type { SiteRoute } from '#web/app/site-route.ts';

/** Keys for programs, for the owner of a company. */
export const keysPublicRoutes: readonly SiteRoute[] = [
  {
    path: paths.userKeys,
    screen: lazyScreen(() => import('./keys-page.tsx')),
    title: 'Keys',
    access: ['travelAgent', 'corporate'],
  },
];
