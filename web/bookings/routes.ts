import { lazyScreen } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import type { SiteRoute } from '#web/app/site-route.ts';

/** Tickets: the queue and the document. The e-ticket opens for whoever holds its link, on a locked site too. */
export const bookingsRoutes: readonly SiteRoute[] = [
  {
    path: paths.flightTicketQueue,
    screen: lazyScreen(() => import('./queue/ticket-queue-page.tsx')),
    permission: 'tickets.view',
    title: 'Tickets',
    hasPanes: true,
    access: 'user',
    locked: true,
  },
  {
    path: paths.flightBookedQueue,
    screen: lazyScreen(() => import('./queue/booked-queue-page.tsx')),
    permission: 'tickets.view',
    title: 'Booked flights',
    access: 'user',
    locked: true,
  },
  {
    path: paths.flightETicket,
    screen: lazyScreen(() => import('./ticket/eticket-page.tsx')),
    title: 'E-Ticket',
    bare: 'guests',
  },
];
