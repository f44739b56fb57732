import type { ZodMiniType } from 'zod/mini';
import type { Call } from '#shared/contract.ts';
import type { NarrowablePage } from '#shared/lists/pages.ts';
import { isBeyond } from './pager.tsx';
import { type ListOptions, rowsOf, useCursorList, useNumberedList } from './use-list-calls.ts';

interface Options<Filter> extends Pick<ListOptions, 'refetchOnWindowFocus'> {
  /** The filter as its address has it; `page` counts while nothing narrows it. */
  filter: Filter;
  /** The filter that narrows nothing. */
  none: Filter;
  /** Whether the filter narrows the list. */
  isNarrowed: boolean;
  /** Another call has the rows, e.g. a search: of this one only the total is shown. */
  isElsewhere?: boolean;
}

/**
 * A list of `narrowablePage(row)`: whole by numbered pages, narrowed by cursor. The whole list is asked in any case: its
 * total stands above whatever is shown of it. Below its rows stands a `NarrowableFoot`.
 */
export function useNarrowableList<Row, Filter extends { page: number }>(
  call: Call<ZodMiniType<Filter>, ZodMiniType<NarrowablePage<Row>>>,
  { filter, none, isElsewhere = false, refetchOnWindowFocus, ...asked }: Options<Filter>,
) {
  const isNarrowed = asked.isNarrowed && !isElsewhere;
  const isWhole = !isNarrowed && !isElsewhere;
  const pages = useNumberedList(call, { ...none, page: isWhole ? filter.page : 1 }, { refetchOnWindowFocus });
  const narrowed = useCursorList(call, { ...filter, page: 1 }, { enabled: isNarrowed, refetchOnWindowFocus });
  const rows: readonly Row[] = isNarrowed ? rowsOf(narrowed) : (pages.data?.records ?? []);
  return {
    rows,
    isNarrowed,
    isWhole,
    /** The call that the rows come from. */
    query: isNarrowed ? narrowed : pages,
    /** Rows of the whole list, once they are known. */
    total: pages.data?.totalRecords,
    pages,
    narrowed,
    /** There may be more where there are no rows: to look at, or on a page that is there. */
    hasMore: isNarrowed ? narrowed.hasNextPage : isBeyond(pages.data),
    /** Asks for a page that is likely to be wanted next. */
    ahead: (page: number) => pages.ahead({ ...none, page }),
  };
}
