import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BookingPage } from '#shared/bookings/booking-row.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';

/**
 * Has the lists and their counts asked again, once for each status that an opened booking comes to, where a row of it
 * still says another.
 */
export function useRowsKeepUp(bookingId: string, statusId: number | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (statusId !== undefined && rowStatuses(client, bookingId).some((said) => said !== statusId))
      void client.invalidateQueries({ queryKey: [getTickets.name] });
  }, [client, bookingId, statusId]);
}

/** What the rows of a booking say in every list that is kept. */
function rowStatuses(client: QueryClient, bookingId: string): number[] {
  return client
    .getQueriesData<BookingPage | InfiniteData<BookingPage>>({ queryKey: [getTickets.name] })
    .flatMap(([, data]) => (data && 'pages' in data ? data.pages : data ? [data] : []))
    .flatMap(({ tickets }) => tickets)
    .flatMap((row) => (row.bookingId === bookingId ? [row.statusId] : []));
}
