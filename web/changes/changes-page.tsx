import { useState } from 'react';
import type { ChangeView } from '#shared/changes/change-view.ts';
import { getChangeRequests } from '#shared/changes/get-change-requests.ts';
import { useCall } from '#web/api/use-call.ts';
import { paths } from '#web/app/paths.ts';
import { useUser } from '#web/app/session/session.ts';
import { DownloadButton } from '#web/exports/download-button.tsx';
import { useSiteDays } from '#web/site/site.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { ListGroup } from '#web/ui/list/column.ts';
import { DetailSkeleton } from '#web/ui/list/detail.tsx';
import { listAddress } from '#web/ui/list/list-address.ts';
import { ListScreen } from '#web/ui/list/list-screen.tsx';
import { ListTabs } from '#web/ui/list/list-tabs.tsx';
import { useCursorRows } from '#web/ui/list/use-cursor-rows.tsx';
import { useListAddress } from '#web/ui/list/use-list-address.ts';
import { ChangeCard } from './change-card.tsx';
import { changeColumns } from './change-columns.tsx';

const ChangeDetail = lazyPart(() => import('./change-detail.tsx'), <DetailSkeleton label="Loading the request" />);

const address = listAddress(getChangeRequests.request.shape, {
  leaveOut: ['cursor'],
  saved: [
    { id: '', label: 'All requests', sets: { waiting: false } },
    { id: 'waiting', label: 'Waiting', sets: { waiting: true } },
  ],
});

/** `/flight/changeRequests`: what was asked for after the sale, what waits on top. */
export default function ChangesPage() {
  const { zone } = useSiteDays();
  const isStaff = useUser()?.userType === 'staff';
  const [columns] = useState(() => changeColumns(zone, isStaff));
  const view = useListAddress(address);
  const { waiting } = view.filter;
  const list = useCursorRows(getChangeRequests, { waiting, cursor: '' }, { refetchOnWindowFocus: true });
  const open = useCall(getChangeRequests, { waiting: true, cursor: '' }, { quiet: true });
  const waits = open.data?.records ?? [];
  const count = waits.length > 0 ? `${waits.length}${open.data?.cursor ? '+' : ''}` : '';
  const groups = waiting ? [{ rows: list.rows }] : groupsOf(list.rows, waits);
  return (
    <ListScreen
      heading="Change requests"
      of="Change requests"
      actions={<DownloadButton request={{ list: 'changeRequests', filter: { waiting, cursor: '' } }} />}
      list={{ ...list, rows: groups.flatMap(({ rows }) => rows), isPending: list.isPending || open.isPending }}
      groups={groups}
      columns={columns}
      idOf={(row) => row.requestId}
      card={(row, place) => <ChangeCard row={row} zone={zone} place={place} />}
      empty={
        waiting
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
      <ListTabs label="Saved filters" tabs={address.saved} query={view.query} counts={{ waiting: count }} />
    </ListScreen>
  );
}

/** What waits stands on top, and not again among the rest. */
function groupsOf(rows: readonly ChangeView[], waits: readonly ChangeView[]): ListGroup<ChangeView>[] {
  if (waits.length === 0) return [{ rows }];
  const ids = new Set(waits.map(({ requestId }) => requestId));
  return [
    { heading: 'Waiting', count: waits.length, rows: waits },
    { heading: 'Everything else', count: null, rows: rows.filter(({ requestId }) => !ids.has(requestId)) },
  ];
}
