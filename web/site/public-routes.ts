import { documents } from '#shared/site/documents.ts';
import type { SiteRoute } from '#web/app/site-route.ts';
import { LeaveForDocument } from '#web/app/leave-for-document.tsx';

/** The public documents, which the server gives by themselves: a link inside the app leads there by a full load. */
export const sitePublicRoutes: readonly SiteRoute[] = documents.map(({ path, title }) => ({
  path,
  screen: LeaveForDocument,
  title,
  bare: true,
  leadsOn: true,
}));
