import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Filters, filtersFromQuery, filtersToQuery, type Sort, sorts } from './filters.ts';

export interface View {
  filters: Filters;
  sort: Sort;
}

/** The filters and order that the address holds. */
export function useView(): View & { change(more: Partial<View>): void } {
  const [query, setQuery] = useSearchParams();
  const text = query.toString();
  const view = useMemo((): View => {
    const now = new URLSearchParams(text);
    return { filters: filtersFromQuery(now), sort: sorts.find((one) => one === now.get('sort')) ?? 'best' };
  }, [text]);
  const change = ({ filters, sort }: Partial<View>) => {
    // The address itself, which may be ahead of the router while a choice is worked in.
    const now = new URLSearchParams(window.location.search);
    const next = filters ? filtersToQuery(filters, now) : now;
    if (sort) next.set('sort', sort);
    // Back returns to the filters before; an order is no place to return to.
    setQuery(next, { replace: !filters || next.toString() === now.toString() });
  };
  return { ...view, change };
}
