import type { SiteRoute } from '#web/app/site-route.ts';

/** Areas of cities, and transfers between them. */
export const areasStaffRoutes: readonly SiteRoute[] = [];
