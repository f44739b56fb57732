import { lazyScreen } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import type { SiteRoute } from '#web/app/site-route.ts';

/** Invoices, for staff and for whoever they are made out to. */
export const invoicesRoutes: readonly SiteRoute[] = [
  {
    path: paths.userInvoices,
    screen: lazyScreen(() => import('./invoices-page.tsx')),
    permission: 'invoices.view',
    title: 'Invoices',
    hasPanes: true,
    access: 'user',
  },
];
