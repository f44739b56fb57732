import { useState } from 'react';
import { cartStateNames } from '#shared/activities/cart/lifecycle.ts';
import { DownloadButton } from '#web/exports/download-button.tsx';
import { useSiteDays } from '#web/site/site.ts';
import { lazyPart, lazyWithin } from '#web/ui/lazy-part.tsx';
import { DetailSkeleton } from '#web/ui/list/detail.tsx';
import { FilterBar } from '#web/ui/list/filter-bar.tsx';
import { FilterChips } from '#web/ui/list/filter-chips.tsx';
import { ListScreen } from '#web/ui/list/list-screen.tsx';
import { ListSearch } from '#web/ui/list/list-search.tsx';
import { ListTabs } from '#web/ui/list/list-tabs.tsx';
import { type ListView, useListAddress } from '#web/ui/list/use-list-address.ts';
import { clearedQueue, countsByTab, queueAddress, type QueueFilter, restrictionsOf } from './queue-address.ts';
import { queueColumns, queueGroups } from './queue-columns.tsx';
import { useQueue } from './use-queue.tsx';

const QueueDetail = lazyPart(() => import('./queue-detail.tsx'), <DetailSkeleton label="Loading the cart" />);
const QueueFilterForm = lazyWithin(() => import('./queue-filter-form.tsx'));

/** `/activities/queue`: carts that were checked out, by where they are. Another tab begins with an empty list. */
export default function QueuePage() {
  const view = useListAddress(queueAddress);
  return <Queue key={view.filter.status} view={view} />;
}

function Queue({ view }: { view: ListView<QueueFilter> }) {
  const { zone, today } = useSiteDays();
  const { filter, change } = view;
  const { status } = filter;
  const [columns] = useState(() => queueColumns({ status, zone, today }));
  const chips = restrictionsOf(filter);
  const { listed, statuses } = useQueue(view);
  return (
    <ListScreen
      heading="Activity queue"
      of="Carts"
      actions={<DownloadButton request={{ list: 'activityCarts', filter: { ...filter, cursor: '' } }} />}
      list={listed}
      columns={columns}
      groups={queueGroups(listed.rows, status, today)}
      idOf={(row) => row.cartId}
      onClear={() => change(clearedQueue(filter))}
      empty={{
        icon: 'empty',
        heading: `No carts are ${cartStateNames[filter.status].toLowerCase()}`,
        text: 'Carts that were checked out appear here.',
      }}
      detail={{
        label: 'Cart',
        view,
        draw: (id, place) => (
          <QueueDetail key={id} cartId={id} place={place} onChanged={() => change({ ...filter, page: 1 }, true)} />
        ),
      }}
    >
      <ListTabs label="Statuses" tabs={queueAddress.saved} query={view.query} counts={countsByTab(statuses)} />
      <FilterBar
        count={chips.length}
        search={
          <ListSearch
            view={view}
            field="search"
            label="Carts"
            placeholder="Guest, activity or customer"
            maxLength={80}
          />
        }
        filter={filter}
        form={QueueFilterForm}
        onApply={(next) => change(next)}
      />
      <FilterChips chips={chips} onChange={change} />
    </ListScreen>
  );
}
