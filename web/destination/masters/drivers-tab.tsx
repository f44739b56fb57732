import { getDrivers } from '#shared/destination/masters/get-drivers.ts';
import type { DriverShown } from '#shared/destination/masters.ts';
import { useNavigate } from 'react-router-dom';
import { MOST_DAYS_AT_ONCE } from '#shared/transfers/date-range.ts';
import { addDays } from '#shared/time.ts';
import { useCall } from '#web/api/use-call.ts';
import { paths } from '#web/app/paths.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { useSiteDays } from '#web/site/site.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { wholeList } from '#web/ui/list/listed.ts';
import { MasterList, statusColumn } from './master-list.tsx';
import type { TabProps } from './tab-props.ts';

const DriverDialog = lazyPart(() => import('./driver-dialog.tsx'));

const columns: readonly Column<DriverShown>[] = [
  { heading: 'Driver', width: 50, line: 1, first: ({ driverName }) => driverName },
  { heading: 'Phone', width: 34, line: 2, first: ({ phone }) => phone },
  statusColumn(),
];

/** Drivers of transfers. */
export default function DriversTab(tab: TabProps) {
  const { search, withDeactivated } = tab.filter;
  const navigate = useNavigate();
  const { today } = useSiteDays();
  const maySeeJobs = useMay('transfers.view');
  const mayLink = useMay('transfers.edit') && maySeeJobs;
  const jobsOf = (driver: string, more: Record<string, string> = {}) =>
    `${paths.staffJobSheet}?${new URLSearchParams({ from: today, to: addDays(today, MOST_DAYS_AT_ONCE - 1), driver, ...more })}`;
  const found = useCall(getDrivers, { search, withDeactivated }, { quiet: true, staleTime: 0 });
  return (
    <MasterList
      kind="driver"
      list={wholeList(found, found.data?.drivers, search !== '')}
      columns={columns}
      nameOf={({ driverName }) => driverName}
      empty={{ heading: 'No drivers yet', text: 'Add drivers to assign transfers to them.', add: 'New driver' }}
      dialog={DriverDialog}
      menuOf={({ id, isDeactivated }) => [
        ...(maySeeJobs ? [{ label: 'Jobs', run: () => void navigate(jobsOf(id)) }] : []),
        ...(mayLink && !isDeactivated
          ? [{ label: 'Driver link', run: () => void navigate(jobsOf(id, { links: '1' })) }]
          : []),
      ]}
      tab={tab}
    />
  );
}
