import type { Page } from 'playwright-core';
import { paths } from '#web/app/paths.ts';
import { heading, type Visits } from '../visit.ts';

const ticket = (page: Page) =>
  page
    .getByRole('article', { name: /^E-Ticket/ })
    .getByRole('img', { name: /^Barcode/ })
    .first();

export const visits: Visits = {
  [paths.flightTicketQueue]: [
    {
      name: 'queue-open',
      as: 'travelAgent',
      at: ({ bookingId }) => `/flight/ticketQueue?open=${bookingId}`,
      shows: (page) => page.getByRole('link', { name: 'View Ticket (Full)' }).last(),
    },
    {
      name: 'queue-staff',
      as: 'staff',
      at: '/flight/ticketQueue',
      shows: (page) => page.locator('[data-row]').first(),
    },
    {
      name: 'queue-empty',
      site: 'dune',
      as: 'retail',
      at: '/flight/ticketQueue',
      shows: (page) => page.getByText('No tickets yet...'),
    },
  ],
  [paths.flightBookedQueue]: [
    { name: 'booked-queue', as: 'travelAgent', at: '/flight/bookedQueue', shows: heading('Booked flights') },
    { name: 'booked-queue-staff', as: 'staff', at: '/flight/bookedQueue', shows: heading('Booked flights') },
  ],
  [paths.flightsTicketQueue]: [
    {
      name: 'old-ticket-queue',
      as: 'staff',
      at: '/flights/ticketQueue',
      shows: heading('Ticket queue'),
      leadsTo: /\/app\/flight\/ticketQueue$/,
    },
  ],
  [paths.flightsHoldQueue]: [
    {
      name: 'old-hold-queue',
      as: 'staff',
      at: '/flights/holdQueue',
      shows: heading('Ticket queue'),
      leadsTo: /\/app\/flight\/ticketQueue\?tab=holds$/,
    },
  ],
  [paths.flightsChangeRequestQueue]: [
    {
      name: 'old-change-requests',
      as: 'staff',
      at: '/flights/changeRequestQueue',
      shows: heading('Change requests'),
      leadsTo: /\/app\/flight\/changeRequests\?tab=waiting$/,
    },
  ],
  [paths.flightETicket]: [
    { name: 'e-ticket', at: ({ slug }) => `/flight/eTicket/${slug}`, shows: ticket },
    { name: 'e-ticket-own', as: 'travelAgent', at: ({ slug }) => `/flight/eTicket/${slug}`, shows: ticket },
    { name: 'e-ticket-missing', at: '/flight/eTicket/bm9uZV9fX0FCQ0RFRg==', shows: heading(/not found/) },
  ],
};
