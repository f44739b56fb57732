import type { ZodMiniType } from 'zod/mini';
import type { Call, RequestOf, ResponseOf } from '#shared/contract.ts';
import type { NumberedPage } from '#shared/lists/pages.ts';
import type { Listed } from './listed.ts';
import { isBeyond, PagesFoot } from './pager.tsx';
import type { ListView } from './use-list-address.ts';
import { type ListOptions, useNumberedList } from './use-list-calls.ts';

interface Options<F> extends ListOptions {
  isNarrowed?: boolean;
  /** Rows of a full page. */
  size: number;
  /** The list's address, which has the page. */
  view: Pick<ListView<F>, 'filter' | 'change'>;
}

type NumberedCall = Call<ZodMiniType, ZodMiniType<NumberedPage<unknown>>>;

/** A list in numbered pages, as a screen shows it. */
export function useNumberedRows<C extends NumberedCall, F extends { page: number }>(
  call: C,
  request: RequestOf<C>,
  { isNarrowed = false, size, view: { filter, change }, ...options }: Options<F>,
): Listed<ResponseOf<C>['records'][number]> {
  const list = useNumberedList(call, request, options);
  return {
    query: list,
    isPending: list.isPending,
    rows: list.data?.records ?? [],
    hasMore: isBeyond(list.data),
    isNarrowed,
    foot: (
      <PagesFoot
        list={list}
        size={size}
        onPage={(page, replace) => change({ ...filter, page }, replace)}
        onAhead={(page) => list.ahead({ ...(request as object), page } as RequestOf<C>)}
      />
    ),
  };
}
