import { LeaveForDocument } from '#web/app/leave-for-document.tsx';
import { paths } from '#web/app/paths.ts';
import type { SiteRoute } from '#web/app/site-route.ts';

/** A driver's own page, for whoever has its link, on a locked site too: it has an entry of its own (`web/app/driver.tsx`). */
export const transfersPublicRoutes: readonly SiteRoute[] = [
  { path: paths.driver, screen: LeaveForDocument, title: 'My jobs', bare: true, module: 'Dmc' },
];
