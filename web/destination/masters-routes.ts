import type { SiteRoute } from '#web/app/site-route.ts';

/** Markets, accommodations, drivers, locations, and what is done to any record. */
export const mastersRoutes: readonly SiteRoute[] = [];
