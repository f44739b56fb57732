import type { SiteRoute } from '#web/app/site-route.ts';
import { catalogueRoutes } from './catalogue-routes.ts';
import { mastersRoutes } from './masters-routes.ts';
import { ratesRoutes } from './rates-routes.ts';

/** What the destination desk has to sell, and at what price. */
export const destinationStaffRoutes: readonly SiteRoute[] = [...mastersRoutes, ...catalogueRoutes, ...ratesRoutes];
