import { QueryClient } from '@tanstack/react-query';

/** Server state. Nothing is resent by itself: a failed call has said so already. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});
