import type { SiteRoute } from '#web/app/site-route.ts';

/** Activities, tour options, combos. */
export const catalogueRoutes: readonly SiteRoute[] = [];
