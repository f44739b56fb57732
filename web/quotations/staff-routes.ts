import { lazyScreen } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import type { SiteRoute } from '#web/app/site-route.ts';

/** Quotations: their list, and the builder of one. */
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
];
