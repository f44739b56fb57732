import { BookingStatus, openStatuses } from '#shared/bookings/model.ts';
import type { BookingPage, BookingRow } from '#shared/bookings/booking-row.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import { useCall } from '#web/api/use-call.ts';
import { useUser } from '#web/app/session/session.ts';
import { noFilter } from './filter-url.ts';

/** How many of a page's rows have one of these statuses; `25+` where the list goes on. */
const countOf = (page: BookingPage | undefined, ...statusIds: number[]): string => {
  const count = page?.tickets.filter(({ statusId }) => statusIds.includes(statusId)).length ?? 0;
  return page && (count || page.cursor) ? `${count}${page.cursor ? '+' : ''}` : '';
};

/**
 * Holds run out, lost payments come next, then what is under way, then what an airline cancelled, then tickets that were changed or have no number, then
 * requests.
 */
const urgency: readonly number[] = [
  BookingStatus.Hold,
  BookingStatus.Unknown,
  BookingStatus.InProgress,
  BookingStatus.Cancelled,
  BookingStatus.Ticketed,
  BookingStatus.ChangeRequested,
];

/**
 * Bookings that wait for somebody, the most urgent first: not yet ticketed (a short list of their own), cancelled by the
 * airline with nothing settled, with a change asked for, or, for staff, ticketed without numbers or changed by the airline. `counts` goes by the saved filters' ids.
 */
export function useWaiting(): { rows: BookingRow[]; isPending: boolean; counts: Record<string, string> } {
  const seldom = { staleTime: 30_000, quiet: true };
  const open = useCall(getTickets, { ...noFilter, statusIds: [...openStatuses], cursor: '' }, seldom);
  const requests = useCall(getTickets, { ...noFilter, statusIds: [BookingStatus.ChangeRequested], cursor: '' }, seldom);
  const isStaff = useUser()?.userType === 'staff';
  const numbers = useCall(
    getTickets,
    { ...noFilter, numbersMissing: true, cursor: '' },
    { ...seldom, enabled: isStaff },
  );
  const changes = useCall(
    getTickets,
    { ...noFilter, changeToAccept: true, cursor: '' },
    { ...seldom, enabled: isStaff },
  );
  const refunds = useCall(getTickets, { ...noFilter, refundDue: true, cursor: '' }, seldom);
  // One that waits for both stands there once; with a request of its customer's it is among the requests.
  const cases = new Map(
    [...(changes.data?.tickets ?? []), ...(numbers.data?.tickets ?? [])]
      .filter(({ statusId }) => statusId === BookingStatus.Ticketed)
      .map((row) => [row.bookingId, row]),
  );
  return {
    rows: [
      ...(open.data?.tickets ?? []),
      ...cases.values(),
      ...(refunds.data?.tickets ?? []),
      ...(requests.data?.tickets ?? []),
    ].sort(
      (a, b) => urgency.indexOf(a.statusId) - urgency.indexOf(b.statusId) || (a.holdUntil ?? 0) - (b.holdUntil ?? 0),
    ),
    isPending:
      open.isPending ||
      requests.isPending ||
      refunds.isPending ||
      (isStaff && (numbers.isPending || changes.isPending)),
    counts: {
      holds: countOf(open.data, BookingStatus.Hold),
      unknown: countOf(open.data, BookingStatus.InProgress, BookingStatus.Unknown),
      requests: countOf(requests.data, BookingStatus.ChangeRequested),
      numbers: countOf(numbers.data, BookingStatus.Ticketed, BookingStatus.ChangeRequested),
      refunds: countOf(refunds.data, BookingStatus.Cancelled),
      changes: countOf(changes.data, BookingStatus.Ticketed, BookingStatus.ChangeRequested),
    },
  };
}
