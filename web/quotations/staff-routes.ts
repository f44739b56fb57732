import { lazyScreen } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import type { SiteRoute } from '#web/app/site-route.ts';

/** Quotations: their list, the builder of one, and what was sent of it. */
export const quotationsStaffRoutes: readonly SiteRoute[] = [
  {
    path: paths.staffKart,
    screen: lazyScreen(() => import('./list/karts-page.tsx')),
    permission: 'karts.view',
    title: 'Quotations',
    access: ['staff'],
    module: 'Dmc',
  },
  {
    path: paths.staffKartOne,
    screen: lazyScreen(() => import('./builder/kart-page.tsx')),
    permission: 'karts.view',
    title: 'Quotation',
    hasPanes: true,
    access: ['staff'],
    module: 'Dmc',
  },
  {
    path: paths.staffKartVersions,
    screen: lazyScreen(() => import('./versions/versions-page.tsx')),
    permission: 'karts.view',
    title: 'Quotation versions',
    access: ['staff'],
    module: 'Dmc',
  },
];
