import { ticketFilter, type TicketFilter } from '#shared/bookings/ticket-filter.ts';
import { listAddress, type SavedFilter } from '#web/ui/list/list-address.ts';

/** The queue's filter as the address holds it, so that a link or the back button restores the view. */
export type QueueFilter = typeof queueAddress.none;

/** Presets above the list, by the address's `tab`. */
const saved: readonly SavedFilter<Omit<TicketFilter, 'cursor'>>[] = [
  { id: '', label: 'All tickets', sets: { statusIds: [] } },
  { id: 'ticketed', label: 'Ticketed', sets: { statusIds: [3] } },
  { id: 'holds', label: 'Holds', sets: { statusIds: [2] } },
  { id: 'unknown', label: 'In process', sets: { statusIds: [1, 8] } },
  { id: 'requests', label: 'Pending requests', sets: { statusIds: [5] } },
  { id: 'numbers', label: 'No ticket number', sets: { numbersMissing: true } },
  { id: 'changes', label: 'Airline changes', sets: { changeToAccept: true } },
  { id: 'refunds', label: 'Refund due', sets: { refundDue: true } },
  { id: 'cancelled', label: 'Cancelled', sets: { statusIds: [4, 6, 7] } },
];

export const queueAddress = listAddress(ticketFilter.shape, { leaveOut: ['cursor'], saved });

const texts = [
  'PNR',
  'AirlineCode',
  'Passenger',
  'bookingDateFrom',
  'bookingDateTo',
  'travelDateFrom',
  'travelDateTo',
] as const;

export const noFilter = queueAddress.none;

/** Restrictions in force, sort and tab apart; both or neither of Domestic and International: none. */
export const countRestrictions = (filter: QueueFilter): number =>
  texts.filter((name) => filter[name]).length +
  Number(filter.domestic !== filter.international) +
  Number(filter.customerId !== undefined) +
  Number(filter.consumerSiteId !== undefined);
