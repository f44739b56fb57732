import { lazy } from 'react';
import { paths } from '#web/app/paths.ts';
import type { SiteRoute } from '#web/app/site-route.ts';

/** The site's own settings. */
export const settingsStaffRoutes: readonly SiteRoute[] = [
  {
    path: paths.staffSeoSettings,
    screen: lazy(() => import('./seo-settings-page.tsx')),
    permission: 'settings.view',
    title: 'SEO',
    access: ['staff'],
  },
  {
    path: paths.staffOtherSettings,
    screen: lazy(() => import('./other-settings-page.tsx')),
    permission: 'settings.view',
    title: 'Other settings',
    access: ['staff'],
  },
];
