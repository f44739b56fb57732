import { getTickets } from '#shared/bookings/get-tickets.ts';
import type { RequestOf } from '#shared/contract.ts';
import { formatDay } from '#shared/time.ts';
import { paths } from '#web/app/paths.ts';
import { pnrText } from '#web/bookings/pnr-text.ts';
import { fullName, routeText } from '#web/bookings/queue/row-text.ts';
import { StatusMark } from '#web/bookings/queue/status-mark.tsx';
import { ticketFilter } from '#shared/bookings/ticket-filter.ts';
import { findKind } from '../find-kind.ts';

type Asked = RequestOf<typeof getTickets>;
const asked = (by: Partial<Pick<Asked, 'PNR' | 'Passenger'>>): Asked => ticketFilter.parse(by);

/** Letters alone may be a name or a PNR, which has six signs: only then both are looked for. */
const PNR_OF_LETTERS = /^\p{L}{6}$/u;

/** Bookings, by PNR, ticket or order number, exact, or by the beginning of a passenger's name. */
export const kind = findKind({
  id: 'tickets',
  label: 'Tickets',
  order: 30,
  icon: 'ticket',
  byWhat: ['PNR', 'ticket number', 'passenger'],
  call: getTickets,
  asks: (words) => {
    if (words.length > 40 || words.length < 2) return [];
    if (/\d/.test(words)) return words.length < 5 ? [] : [asked({ PNR: words })];
    return [...(PNR_OF_LETTERS.test(words) ? [asked({ PNR: words })] : []), asked({ Passenger: words })];
  },
  finds: ({ tickets, cursor }, { PNR, Passenger }) => ({
    hits: tickets.map((row) => {
      const { bookingId, passengers, segments, travelDate, statusId, status } = row;
      const lead = passengers[0] ? fullName(passengers[0]) : '';
      const others = passengers.length > 1 ? ` +${passengers.length - 1}` : '';
      return {
        id: bookingId,
        to: `${paths.flightTicketQueue}?${new URLSearchParams({ open: bookingId })}`,
        title: `${pnrText(row)}, ${lead}${others}`,
        detail: `${routeText(segments)}, ${formatDay(travelDate)}`,
        mark: <StatusMark statusId={statusId} text={status} />,
      };
    }),
    hasMore: cursor !== null,
    all: `${paths.flightTicketQueue}?${new URLSearchParams(PNR ? { PNR } : { Passenger })}`,
  }),
});
