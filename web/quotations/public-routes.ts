import { lazyScreen } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import type { SiteRoute } from '#web/app/site-route.ts';

/** A quotation for whoever has its link, signed in or not, on a locked site too. */
export const quotationsPublicRoutes: readonly SiteRoute[] = [
  {
    path: paths.quotation,
    screen: lazyScreen(() => import('./link/quotation-page.tsx')),
    title: 'Quotation',
    bare: true,
    module: 'Dmc',
  },
  {
    path: paths.quotationPayment,
    screen: lazyScreen(() => import('./link/payment-page.tsx')),
    title: 'Payment of a quotation',
    bare: true,
    module: 'Dmc',
  },
];
