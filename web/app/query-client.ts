import { QueryClient } from '@tanstack/react-query';

/**
 * Server state. Nothing is resent by itself: a failed call has said so already. What is read waits for the connection;
 * what changes something never does: it is sent now or refused now, so that nothing is paid or booked later, unasked.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false },
    mutations: { retry: false, networkMode: 'always' },
  },
});
