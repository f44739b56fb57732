import { useInfiniteQuery } from '@tanstack/react-query';
import type { BookingPage } from '#shared/bookings/booking-row.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import { CallFailed } from '#web/api/call-failed.ts';
import { callApi } from '#web/api/client.ts';
import type { QueueFilter } from './filter-url.ts';

/** The queue page by page. The failure's toast appears by itself; `error` is for the page. */
export const useTickets = (filter: QueueFilter) =>
  useInfiniteQuery<BookingPage, CallFailed, { pages: BookingPage[] }, readonly unknown[], string>({
    queryKey: [getTickets.name, filter],
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
    queryFn: async ({ pageParam, signal }) => {
      const answer = await callApi(getTickets, { ...filter, cursor: pageParam }, { signal });
      if (!answer.ok) throw new CallFailed(answer);
      return answer.value;
    },
  });
