import { getQueue, QUEUE_PAGE } from '#shared/activities/queue/get-queue.ts';
import { isQueueNarrowed } from '#shared/activities/queue/queue-filter.ts';
import type { QueueRow } from '#shared/activities/queue/queue-row.ts';
import { CursorFoot } from '#web/ui/list/list-foot.tsx';
import type { Listed } from '#web/ui/list/listed.ts';
import { isBeyond, PagesFoot } from '#web/ui/list/pager.tsx';
import type { ListView } from '#web/ui/list/use-list-address.ts';
import { useCursorList, useNumberedList } from '#web/ui/list/use-list-calls.ts';
import { clearedQueue, type QueueFilter } from './queue-address.ts';

/** Carts of a state by pages, with how many there are of each; those that words or days narrow go on by cursor. */
export function useQueue({ filter, change }: ListView<QueueFilter>) {
  const isNarrowed = isQueueNarrowed(filter);
  const options = { refetchOnWindowFocus: 'always', fallback: 'Error changing active status' } as const;
  const whole = { ...clearedQueue(filter), page: isNarrowed ? 1 : filter.page, cursor: '' };
  const pages = useNumberedList(getQueue, whole, options);
  const narrowed = useCursorList(getQueue, { ...filter, page: 1, cursor: '' }, { ...options, enabled: isNarrowed });
  const numbered = pages.data && { ...pages.data, records: pages.data.carts };
  const found: readonly QueueRow[] = narrowed.data?.pages.flatMap(({ carts }) => carts) ?? [];
  const listed: Listed<QueueRow> = isNarrowed
    ? {
        query: narrowed,
        isPending: narrowed.isPending,
        rows: found,
        hasMore: narrowed.hasNextPage,
        isNarrowed,
        foot: <CursorFoot list={narrowed} found={found.length} isNarrowed />,
      }
    : {
        query: pages,
        isPending: pages.isPending,
        rows: numbered?.records ?? [],
        hasMore: isBeyond(numbered),
        isNarrowed,
        foot: (
          <PagesFoot
            list={{ ...pages, data: numbered }}
            size={QUEUE_PAGE}
            onPage={(page, replace) => change({ ...filter, page }, replace)}
            onAhead={(page) => pages.ahead({ ...whole, page })}
          />
        ),
      };
  return { listed, statuses: pages.data?.statuses };
}
