import { paths } from '#web/app/paths.ts';
import type { SiteRoute } from '#web/app/site-route.ts';
import { lazyScreen } from '#web/ui/lazy-part.tsx';

/** Where the staff of a site that sells this one's inventory come in. */
export const partnersPublicRoutes: readonly SiteRoute[] = [
  { path: paths.jump, screen: lazyScreen(() => import('./jump-page.tsx')), title: 'Partner access' },
];
