import type { BookingStatusId } from '#shared/bookings/model.ts';
import { isDay } from '#shared/flights/is-day.ts';
import { sortOrders, type TicketFilter } from '#shared/bookings/ticket-filter.ts';

/** The queue's filter as the address holds it, so that a link or the back button restores the view. */
export type QueueFilter = Omit<TicketFilter, 'cursor'>;

export const noFilter: QueueFilter = {
  sort: 'BD',
  domestic: false,
  international: false,
  PNR: '',
  AirlineCode: '',
  Passenger: '',
  bookingDateFrom: '',
  bookingDateTo: '',
  travelDateFrom: '',
  travelDateTo: '',
  statusIds: [],
};
const texts = [
  'PNR',
  'AirlineCode',
  'Passenger',
  'bookingDateFrom',
  'bookingDateTo',
  'travelDateFrom',
  'travelDateTo',
] as const;

/** Presets above the list, by the address's `tab`. */
export const queueTabs: readonly { id: string; label: string; statusIds: BookingStatusId[] }[] = [
  { id: '', label: 'All tickets', statusIds: [] },
  { id: 'ticketed', label: 'Ticketed', statusIds: [3] },
  { id: 'holds', label: 'Holds', statusIds: [2] },
  { id: 'unknown', label: 'In process', statusIds: [1, 8] },
  { id: 'requests', label: 'Requests waiting', statusIds: [5] },
  { id: 'cancelled', label: 'Cancelled', statusIds: [4, 6, 7] },
];

/** The filter of an address; what does not fit is as if it were not there. */
export function readFilter(query: URLSearchParams): QueueFilter {
  const sort = sortOrders.find((order) => order === query.get('sort')) ?? 'BD';
  const tab = queueTabs.find(({ id }) => id === (query.get('tab') ?? '')) ?? queueTabs[0]!;
  const filter: QueueFilter = {
    ...noFilter,
    sort,
    domestic: query.get('domestic') === '1',
    international: query.get('international') === '1',
    statusIds: [...tab.statusIds],
  };
  for (const name of texts) {
    const text = query.get(name)?.trim() ?? '';
    filter[name] =
      name.includes('Date') && !isDay(text) ? '' : text.slice(0, name === 'AirlineCode' ? 3 : name === 'PNR' ? 20 : 40);
  }
  return filter;
}

/** Writes a filter into an address's query, leaving the tab and what is open as they are. */
export function writeFilter(query: URLSearchParams, filter: QueueFilter): URLSearchParams {
  const next = new URLSearchParams(query);
  const set = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name));
  set('sort', filter.sort === 'BD' ? '' : filter.sort);
  set('domestic', filter.domestic ? '1' : '');
  set('international', filter.international ? '1' : '');
  for (const name of texts) set(name, filter[name]);
  return next;
}

/** Restrictions in force, sort and tab apart. */
export const countRestrictions = (filter: QueueFilter): number =>
  texts.filter((name) => filter[name]).length + Number(filter.domestic !== filter.international);
