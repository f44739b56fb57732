import { lazy } from 'react';
import { paths } from '#web/app/paths.ts';
import type { SiteRoute } from '#web/app/site-route.ts';

const screen = lazy(() => import('./queue/queue-redirect.tsx'));
const leading = (path: string, title: string): SiteRoute => ({
  path,
  screen,
  title,
  permission: 'tickets.view',
  access: 'user',
  locked: true,
  module: 'Flights',
  bare: true,
  leadsOn: true,
});

/** Addresses of the staff menu that lead to the ticket queue with a filter. */
export const bookingsStaffRoutes: readonly SiteRoute[] = [
  leading(paths.flightsTicketQueue, 'Tickets'),
  leading(paths.flightsHoldQueue, 'Holds'),
  leading(paths.flightsChangeRequestQueue, 'Change requests'),
];
