import { lazyScreen } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import type { SiteRoute } from '#web/app/site-route.ts';

/** The site's own settings. */
export const settingsStaffRoutes: readonly SiteRoute[] = [
  {
    path: paths.staffSeoSettings,
    screen: lazyScreen(() => import('./seo-settings-page.tsx')),
    permission: 'settings.view',
    title: 'SEO',
    access: ['staff'],
  },
  {
    path: paths.staffOtherSettings,
    screen: lazyScreen(() => import('./other-settings-page.tsx')),
    permission: 'settings.view',
    title: 'Other settings',
    access: ['staff'],
  },
  {
    path: paths.staffFlightSettings,
    screen: lazyScreen(() => import('./flights/flight-settings-page.tsx')),
    permission: 'flights.settings',
    module: 'Flights',
    title: 'Flight settings',
    access: ['staff'],
  },
];
