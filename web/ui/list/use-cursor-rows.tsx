import type { ZodMiniType } from 'zod/mini';
import type { Call, RequestOf, ResponseOf } from '#shared/contract.ts';
import { CursorFoot } from './list-foot.tsx';
import type { Listed } from './listed.ts';
import { type ListOptions, rowsOf, useCursorList } from './use-list-calls.ts';

type CursorCall = Call<ZodMiniType, ZodMiniType<{ records: unknown[]; cursor: string | null }>>;
type RowOf<C extends CursorCall> = ResponseOf<C>['records'][number];

/** A list that goes on by cursor, as a screen shows it; `request` is its first page's. */
export function useCursorRows<C extends CursorCall>(
  call: C,
  request: RequestOf<C>,
  { isNarrowed = false, ...options }: ListOptions & { isNarrowed?: boolean } = {},
): Listed<RowOf<C>> {
  const list = useCursorList(call, request, options);
  const rows: readonly RowOf<C>[] = rowsOf(list);
  return {
    query: list,
    isPending: list.isPending,
    rows,
    hasMore: list.hasNextPage,
    isNarrowed,
    foot: <CursorFoot list={list} found={rows.length} isNarrowed={isNarrowed} />,
  };
}
