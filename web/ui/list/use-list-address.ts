import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useStable } from '#web/ui/use-stable.ts';
import type { ListAddress } from './list-address.ts';

/** What a list's screen reads of its address and writes into it. */
export interface ListView<F> {
  filter: F;
  query: URLSearchParams;
  /** What is shown beside the list: `open` of the address, or of the navigation's state. */
  openId: string | undefined;
  /** What is open stands as a page of its own, on a desk too: `whole=1` of the address. */
  isWhole: boolean;
  /** Another filter; `replace`: no step of its own in the browser's history. */
  change(filter: F, replace?: boolean): void;
  /** The address's query with another filter, for links. */
  searchOf(filter: F): string;
  /** No filter, no tab, nothing open; `keeps` stays (an order). */
  clear(keeps?: Partial<F>): void;
  open(id: string): void;
  openWhole(): void;
  close(): void;
}

/** Ties a list to the address: links and the back button restore filter, tab, page and what is open. */
export function useListAddress<F>(address: ListAddress<F>): ListView<F> {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation() as { state: { open?: string } | null };
  const filter = useMemo(() => address.read(query), [address, query]);
  const openId = query.get('open') ?? state?.open;
  const setOpen = (id: string | undefined, replace = false) => {
    const next = new URLSearchParams(query);
    // Which part of what was open before was shown.
    next.delete('part');
    next.delete('whole');
    if (id) next.set('open', id);
    else next.delete('open');
    setQuery(next, { replace });
  };
  return {
    filter,
    query,
    openId,
    isWhole: query.get('whole') === '1',
    change: useStable((next: F, replace = false) => setQuery(address.write(query, next), { replace })),
    searchOf: (next) => address.write(query, next).toString(),
    clear: useStable((keeps?: Partial<F>) =>
      setQuery(address.write(new URLSearchParams(), { ...address.none, ...keeps })),
    ),
    open: useStable((id: string) => setOpen(id, Boolean(openId))),
    openWhole: useStable(() => {
      const next = new URLSearchParams(query);
      if (openId) next.set('open', openId);
      next.set('whole', '1');
      setQuery(next);
    }),
    close: useStable(() => setOpen(undefined)),
  };
}
