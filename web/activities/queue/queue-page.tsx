import { useState } from 'react';
import { cartStateNames } from '#shared/activities/cart/lifecycle.ts';
import { getQueue, QUEUE_PAGE } from '#shared/activities/queue/get-queue.ts';
import type { QueueRow } from '#shared/activities/queue/queue-row.ts';
import { useNumberedList } from '#web/ui/list/use-list-calls.ts';
import { DownloadButton } from '#web/exports/download-button.tsx';
import { useSiteDays } from '#web/site/site.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { DetailSkeleton } from '#web/ui/list/detail.tsx';
import type { Listed } from '#web/ui/list/listed.ts';
import { ListScreen } from '#web/ui/list/list-screen.tsx';
import { ListTabs } from '#web/ui/list/list-tabs.tsx';
import { isBeyond, PagesFoot } from '#web/ui/list/pager.tsx';
import { type ListView, useListAddress } from '#web/ui/list/use-list-address.ts';
import { countsByTab, queueAddress, type QueueFilter } from './queue-address.ts';
import { queueColumns } from './queue-columns.tsx';

const QueueDetail = lazyPart(() => import('./queue-detail.tsx'), <DetailSkeleton label="Loading the cart" />);

/** `/activities/queue`: carts that were checked out, by where they are. Another tab begins with an empty list. */
export default function QueuePage() {
  const view = useListAddress(queueAddress);
  return <Queue key={view.filter.status} view={view} />;
}

function useQueue({ filter, change }: ListView<QueueFilter>) {
  const list = useNumberedList(
    getQueue,
    { ...filter, cursor: '' },
    { refetchOnWindowFocus: 'always', fallback: 'Error changing active status' },
  );
  const { data } = list;
  const numbered = data && { ...data, records: data.carts };
  const listed: Listed<QueueRow> = {
    query: list,
    isPending: list.isPending,
    rows: data?.carts ?? [],
    hasMore: isBeyond(numbered),
    isNarrowed: false,
    foot: (
      <PagesFoot
        list={{ ...list, data: numbered }}
        size={QUEUE_PAGE}
        onPage={(page, replace) => change({ ...filter, page }, replace)}
        onAhead={(page) => list.ahead({ ...filter, cursor: '', page })}
      />
    ),
  };
  return { listed, statuses: data?.statuses };
}

function Queue({ view }: { view: ListView<QueueFilter> }) {
  const { zone } = useSiteDays();
  const [columns] = useState(() => queueColumns(zone));
  const { filter } = view;
  const { listed, statuses } = useQueue(view);
  return (
    <ListScreen
      heading="Activity queue"
      of="Carts"
      actions={<DownloadButton request={{ list: 'activityCarts', filter: { ...filter, cursor: '' } }} />}
      list={listed}
      columns={columns}
      idOf={(row) => row.cartId}
      empty={{
        icon: 'empty',
        heading: `No carts are ${cartStateNames[filter.status].toLowerCase()}`,
        text: 'Carts that were checked out appear here.',
      }}
      detail={{
        label: 'Cart',
        view,
        draw: (id, place) => (
          <QueueDetail key={id} cartId={id} place={place} onChanged={() => view.change({ ...filter, page: 1 }, true)} />
        ),
      }}
    >
      <ListTabs label="Statuses" tabs={queueAddress.saved} query={view.query} counts={countsByTab(statuses)} />
    </ListScreen>
  );
}
