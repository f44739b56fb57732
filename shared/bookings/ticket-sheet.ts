import { exportedList } from '../lists/exported-list.ts';
import type { SheetColumn } from '../lists/sheet.ts';
import type { BookingRow } from './booking-row.ts';
import { ticketFilter } from './ticket-filter.ts';

/** The ticket queue as a file. */
export const ticketsExport = exportedList({
  label: 'Ticket queue',
  fileName: 'flight-ticket-queue.xlsx',
  sheetName: 'Live Flight Ticket Queue',
  permissions: ['tickets.view', 'tickets.export'],
  filter: ticketFilter,
  whole: { cursor: '' },
});

const route = ({ segments }: BookingRow): string =>
  segments
    .map(({ originAirportCode, destinationAirportCode }) => `${originAirportCode}-${destinationAirportCode}`)
    .join(', ');

/** The ticket queue as a sheet. */
export const ticketSheet: readonly SheetColumn<BookingRow>[] = [
  { heading: 'Booking Date', kind: 'instant', value: (row) => row.createdAt },
  { heading: 'Status', kind: 'text', value: (row) => row.status },
  { heading: 'PNR', kind: 'text', value: (row) => row.pnr },
  {
    heading: 'Ticket Numbers',
    kind: 'text',
    value: ({ passengers }) =>
      passengers
        .map(({ ticket }) => ticket.ticketNumber)
        .filter(Boolean)
        .join(', '),
  },
  {
    heading: 'Passengers',
    kind: 'text',
    value: ({ passengers }) =>
      passengers.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()).join(', '),
  },
  { heading: 'Travellers', kind: 'number', value: ({ passengers }) => passengers.length },
  { heading: 'Route', kind: 'text', value: route },
  {
    heading: 'Flights',
    kind: 'text',
    value: ({ segments }) =>
      segments.map(({ airlineCode, flightNumber }) => `${airlineCode} ${flightNumber}`.trim()).join(', '),
  },
  { heading: 'Airlines', kind: 'text', value: ({ airlines }) => airlines.join(', ') },
  { heading: 'Trip', kind: 'text', value: ({ isInternational }) => (isInternational ? 'International' : 'Domestic') },
  { heading: 'Travel Date', kind: 'local', value: (row) => row.travelDate },
  { heading: 'Held Until', kind: 'instant', value: (row) => row.holdUntil },
  { heading: 'Currency', kind: 'currency', value: (row) => row.currency },
  {
    heading: 'Amount',
    kind: 'money',
    value: ({ transactionDetails, currency }) => ({ minor: transactionDetails.amount, currency }),
  },
  { heading: 'Email', kind: 'text', value: ({ contact }) => contact.email },
  { heading: 'Phone', kind: 'phone', value: ({ contact }) => contact.phone },
  { heading: 'Customer', kind: 'text', value: ({ customer }) => customer.name },
  { heading: 'Company', kind: 'text', value: ({ customer }) => customer.companyName },
  { heading: 'Booked By', kind: 'text', value: ({ user }) => user.email },
  { heading: 'Booked By Type', kind: 'text', value: ({ user }) => user.userType },
  { heading: 'Booking Id', kind: 'text', value: (row) => row.bookingId },
];
