import { lazyScreen } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import type { SiteRoute } from '#web/app/site-route.ts';

const redirect = lazyScreen(() => import('./queue/queue-redirect.tsx'));
/** What is asked of a person is the queue's to ask. */
const leading = { access: 'user', locked: true, bare: true, leadsOn: true } as const;

/** Addresses of the staff menu that lead to the ticket queue with a filter. */
export const bookingsStaffRoutes: readonly SiteRoute[] = [
  { path: paths.flightsTicketQueue, screen: redirect, title: 'Tickets', ...leading },
  { path: paths.flightsHoldQueue, screen: redirect, title: 'Holds', ...leading },
  { path: paths.flightsChangeRequestQueue, screen: redirect, title: 'Change requests', ...leading },
];
