import { getLocationOptions } from '#shared/destination/masters/get-location-options.ts';
import type { LocationShown } from '#shared/destination/masters.ts';
import { useCall } from '#web/api/use-call.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { wholeList } from '#web/ui/list/listed.ts';
import { MasterList, statusColumn } from './master-list.tsx';
import type { TabProps } from './tab-props.ts';

const LocationDialog = lazyPart(() => import('./location-dialog.tsx'));

const columns: readonly Column<LocationShown>[] = [
  { heading: 'Location', width: 84, line: 1, first: ({ location }) => location },
  statusColumn(),
];

/** Places that guests are fetched from or taken to. */
export default function LocationsTab(tab: TabProps) {
  const { search, withDeactivated } = tab.filter;
  const found = useCall(getLocationOptions, { search, withDeactivated }, { quiet: true, staleTime: 0 });
  return (
    <MasterList
      kind="location"
      list={wholeList(found, found.data?.locations, search !== '')}
      columns={columns}
      nameOf={({ location }) => location}
      empty={{
        heading: 'No locations yet',
        text: 'Airports, ports and other places for pickup and drop.',
        add: 'New location',
      }}
      dialog={LocationDialog}
      tab={tab}
    />
  );
}
