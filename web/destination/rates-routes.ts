import type { SiteRoute } from '#web/app/site-route.ts';

/** Ticket and transfer rates, and what they come to. */
export const ratesRoutes: readonly SiteRoute[] = [];
