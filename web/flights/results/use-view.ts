import { startTransition, useMemo, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Filters, filtersFromQuery, filtersToQuery, type Sort, sorts } from './filters.ts';

export interface View {
  filters: Filters;
  sort: Sort;
}

/**
 * The filters and order that the address holds. `chosen` is for the controls and changes with the press; `shown` is for the
 * list, which follows as soon as it has been worked out.
 */
export function useView(): { chosen: View; shown: View; change(more: Partial<View>): void } {
  const [query, setQuery] = useSearchParams();
  const text = query.toString();
  const shown = useMemo((): View => {
    const now = new URLSearchParams(text);
    return { filters: filtersFromQuery(now), sort: sorts.find((one) => one === now.get('sort')) ?? 'best' };
  }, [text]);
  const [chosen, choose] = useOptimistic(shown);
  const change = (more: Partial<View>) =>
    startTransition(() => {
      const next = { ...chosen, ...more };
      choose(next);
      // The address itself, which may be ahead of the router while a choice is worked in.
      const address = filtersToQuery(next.filters, new URLSearchParams(window.location.search));
      if (more.sort) address.set('sort', more.sort);
      setQuery(address, { replace: true });
    });
  return { chosen, shown, change };
}
