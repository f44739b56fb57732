import { lazyScreen } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import type { SiteRoute } from '#web/app/site-route.ts';

/** Keys for programs of all customers, for staff. */
export const keysStaffRoutes: readonly SiteRoute[] = [
  {
    path: paths.staffKeys,
    screen: lazyScreen(() => import('./site-keys-page.tsx')),
    title: 'Keys',
    access: ['staff'],
    permission: 'keys.view',
    hasPanes: true,
  },
];
