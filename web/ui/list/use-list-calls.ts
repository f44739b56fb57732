import {
  keepPreviousData,
  type InfiniteData,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { Call, RequestOf, ResponseOf } from '#shared/contract.ts';
import { CallFailed } from '#web/api/call-failed.ts';
import { callApi, type CallOptions } from '#web/api/client.ts';
import { callKey } from '#web/api/use-call.ts';

async function ask<C extends Call>(call: C, request: RequestOf<C>, options: CallOptions = {}): Promise<ResponseOf<C>> {
  const answer = await callApi(call, request, options);
  if (!answer.ok) throw new CallFailed(answer);
  return answer.value;
}

export interface ListOptions {
  enabled?: boolean;
  /** Asked again when somebody comes back to the tab: others change it meanwhile. */
  refetchOnWindowFocus?: boolean | 'always';
  /** What is said of a failure that says nothing itself. */
  fallback?: string;
}

/**
 * A list in numbered pages. The rows of the page before stay until the next ones are there; `ahead` asks for a page
 * that is likely to be wanted next.
 */
export function useNumberedList<C extends Call>(
  call: C,
  request: RequestOf<C>,
  { enabled = true, refetchOnWindowFocus = false, fallback }: ListOptions = {},
): UseQueryResult<ResponseOf<C>, CallFailed> & { ahead(request: RequestOf<C>): void } {
  const client = useQueryClient();
  const query = useQuery<ResponseOf<C>, CallFailed>({
    ...{ enabled, refetchOnWindowFocus, placeholderData: keepPreviousData, queryKey: callKey(call, request) },
    queryFn: ({ signal }) => ask(call, request, { signal, ...(fallback !== undefined && { fallback }) }),
  });
  const ahead = (next: RequestOf<C>) =>
    void client.prefetchQuery({
      queryKey: callKey(call, next),
      queryFn: ({ signal }) => ask(call, next, { signal, quiet: true }),
    });
  return { ...query, ahead };
}

type Cursored<C extends Call> = ResponseOf<C> & { cursor: string | null };

/**
 * A list that goes on by cursor, page after page; `request` is the first page's. The failure's toast appears by itself;
 * `error` is for the page.
 */
export function useCursorList<C extends Call>(
  call: C,
  request: RequestOf<C>,
  { enabled = true, refetchOnWindowFocus = false }: ListOptions = {},
): UseInfiniteQueryResult<InfiniteData<Cursored<C>, string>, CallFailed> {
  return useInfiniteQuery<Cursored<C>, CallFailed, InfiniteData<Cursored<C>, string>, readonly unknown[], string>({
    enabled,
    refetchOnWindowFocus,
    // Of its own: what one page of the same request answered is cached under `callKey`.
    queryKey: [call.name, 'pages', request],
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
    queryFn: async ({ pageParam: cursor, signal }) => {
      const asked = cursor ? { ...(request as object), cursor } : request;
      return (await ask(call, asked as RequestOf<C>, { signal })) as Cursored<C>;
    },
  });
}

/** Everything that a list that goes on by cursor has answered so far. */
export const rowsOf = <Row>({ data }: { data: { pages: readonly { records: readonly Row[] }[] } | undefined }): Row[] =>
  data?.pages.flatMap(({ records }) => records) ?? [];
