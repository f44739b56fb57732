import { useEffect } from 'react';
import { searchMarket } from '#shared/destination/masters/search-market.ts';
import type { ResponseOf } from '#shared/contract.ts';
import { useCall } from '#web/api/use-call.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';

type Market = ResponseOf<typeof searchMarket>['markets'][number];

/** The site's markets, the default first; undefined until they are there. Spec 8: says so where they could not be fetched. */
export function useMarkets(): readonly Market[] | undefined {
  const { data, error } = useCall(
    searchMarket,
    { name: '', withDeactivated: false },
    { quiet: true, staleTime: 30_000 },
  );
  useEffect(() => {
    if (error) showToast('Failed to fetch markets...', 'error');
  }, [error]);
  return data?.markets;
}
