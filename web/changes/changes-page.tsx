import { useState } from 'react';
import type { ChangeView } from '#shared/changes/change-view.ts';
import { getChangeRequests } from '#shared/changes/get-change-requests.ts';
import { changeStateName } from '#shared/changes/model.ts';
import { formatDay } from '#shared/time.ts';
import { useCall } from '#web/api/use-call.ts';
import { paths } from '#web/app/paths.ts';
import { useUser } from '#web/app/session/session.ts';
import { DownloadButton } from '#web/exports/download-button.tsx';
import { useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart, lazyWithin } from '#web/ui/lazy-part.tsx';
import type { ListGroup } from '#web/ui/list/column.ts';
import { DetailSkeleton } from '#web/ui/list/detail.tsx';
import { FilterBar } from '#web/ui/list/filter-bar.tsx';
import { FilterChips } from '#web/ui/list/filter-chips.tsx';
import { ListScreen } from '#web/ui/list/list-screen.tsx';
import { ListSearch } from '#web/ui/list/list-search.tsx';
import { ListTabs } from '#web/ui/list/list-tabs.tsx';
import { useCursorRows } from '#web/ui/list/use-cursor-rows.tsx';
import { useListAddress } from '#web/ui/list/use-list-address.ts';
import { ChangeCard } from './change-card.tsx';
import { changeColumns } from './change-columns.tsx';
import { kindName } from './change-words.ts';
import { changesAddress, type ChangesFilter } from './changes-address.ts';

const ChangeDetail = lazyPart(() => import('./change-detail.tsx'), <DetailSkeleton label="Loading the request" />);

const ChangeFilterForm = lazyWithin(() => import('./change-filter-form.tsx'));

/** Restrictions in force, each with the filter without it. */
const restrictionsOf = (filter: ChangesFilter): { label: string; without: ChangesFilter }[] => [
  ...(filter.state ? [{ label: changeStateName[filter.state], without: { ...filter, state: '' as const } }] : []),
  ...(filter.kind ? [{ label: kindName(filter.kind), without: { ...filter, kind: '' as const } }] : []),
  ...(filter.consumerSiteId
    ? [{ label: `Api consumer ${filter.consumerSiteId}`, without: { ...filter, consumerSiteId: undefined } }]
    : []),
  ...(filter.from ? [{ label: `From ${formatDay(filter.from)}`, without: { ...filter, from: '' as const } }] : []),
  ...(filter.to ? [{ label: `To ${formatDay(filter.to)}`, without: { ...filter, to: '' as const } }] : []),
];

/** `/flight/changeRequests`: what was asked for after the sale, what waits on top. */
export default function ChangesPage() {
  const { zone } = useSiteDays();
  const isStaff = useUser()?.userType === 'staff';
  const [columns] = useState(() => changeColumns(zone, isStaff));
  const view = useListAddress(changesAddress);
  const { change, clear } = view;
  const filter = isStaff ? view.filter : { ...view.filter, consumerSiteId: undefined };
  const { waiting } = filter;
  const chips = restrictionsOf(filter);
  const isNarrowed = filter.search !== '' || chips.length > 0;
  const list = useCursorRows(getChangeRequests, { ...filter, cursor: '' }, { refetchOnWindowFocus: true, isNarrowed });
  const open = useCall(getChangeRequests, { ...changesAddress.none, waiting: true, cursor: '' }, { quiet: true });
  const waits = open.data?.records ?? [];
  const count = waits.length > 0 ? `${waits.length}${open.data?.cursor ? '+' : ''}` : '';
  const groups = waiting || isNarrowed ? [{ rows: list.rows }] : groupsOf(list.rows, waits);
  return (
    <ListScreen
      heading="Change requests"
      of="Change requests"
      actions={<DownloadButton request={{ list: 'changeRequests', filter: { ...filter, cursor: '' } }} />}
      list={{ ...list, rows: groups.flatMap(({ rows }) => rows), isPending: list.isPending || open.isPending }}
      groups={groups}
      columns={columns}
      idOf={(row) => row.requestId}
      card={(row, place) => <ChangeCard row={row} zone={zone} place={place} />}
      empty={
        isNarrowed
          ? {
              icon: 'arrows',
              heading: 'No change requests match these filters',
              action: <Button onClick={() => clear()}>Show all change requests</Button>,
            }
          : waiting
            ? {
                icon: 'arrows',
                heading: 'No request waits',
                link: { to: paths.flightChangeRequests, label: 'All requests' },
              }
            : {
                icon: 'arrows',
                heading: 'No change requests yet',
                text: 'Refunds are asked for from a ticket: choose Change Request there.',
                link: { to: paths.flightTicketQueue, label: 'Tickets' },
              }
      }
      detail={{
        label: 'Change request',
        view,
        draw: (id, place) => <ChangeDetail key={id} requestId={id} place={place} />,
      }}
    >
      <ListTabs label="Saved filters" tabs={changesAddress.saved} query={view.query} counts={{ waiting: count }} />
      <FilterBar
        count={chips.length}
        search={
          <ListSearch
            view={view}
            field="search"
            label="Change requests"
            placeholder={isStaff ? 'PNR, airline, passenger or agency' : 'PNR, airline or passenger'}
            maxLength={80}
          />
        }
        filter={filter}
        form={ChangeFilterForm}
        onApply={(next) => change(next)}
      />
      <FilterChips chips={chips} onChange={change} />
    </ListScreen>
  );
}

/** What waits stands on top, and not again among the rest. */
function groupsOf(rows: readonly ChangeView[], waits: readonly ChangeView[]): ListGroup<ChangeView>[] {
  if (waits.length === 0) return [{ rows }];
  const ids = new Set(waits.map(({ requestId }) => requestId));
  const others = rows.filter(({ requestId }) => !ids.has(requestId));
  return [
    { heading: 'Waiting', count: waits.length, rows: waits },
    ...(others.length > 0 ? [{ heading: 'Everything else', count: null, rows: others }] : []),
  ];
}
