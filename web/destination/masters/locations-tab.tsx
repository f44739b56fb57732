import { Suspense, useState } from 'react';
import { getLocationOptions } from '#shared/destination/masters/get-location-options.ts';
import type { LocationShown } from '#shared/destination/masters.ts';
import { useCall } from '#web/api/use-call.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { MasterList, statusColumn } from './master-list.tsx';
import type { TabProps } from './tab-props.ts';

const LocationDialog = lazyPart(() => import('./location-dialog.tsx'));

const columns: readonly Column<LocationShown>[] = [
  { heading: 'Location', width: 84, line: 1, first: ({ location }) => location },
  statusColumn(),
];

/** Places that guests are fetched from or taken to. */
export default function LocationsTab({ filter, mayEdit, isAdding, onAdd, onAdded, onClear }: TabProps) {
  const { search, withDeactivated } = filter;
  const found = useCall(getLocationOptions, { search, withDeactivated }, { quiet: true, staleTime: 0 });
  const [open, setOpen] = useState<LocationShown>();
  return (
    <>
      <MasterList<LocationShown>
        kind="location"
        query={found}
        rows={found.data?.locations ?? []}
        columns={columns}
        nameOf={({ location }) => location}
        mayEdit={mayEdit}
        isNarrowed={search !== ''}
        empty={{
          heading: 'No locations yet',
          text: 'Airports, ports and corners that guests are fetched from or taken to.',
          add: 'New location',
        }}
        onOpen={setOpen}
        onAdd={onAdd}
        onClear={onClear}
      />
      <Suspense fallback={null}>
        {(open ?? isAdding) && (
          <LocationDialog
            row={open}
            mayEdit={mayEdit}
            onClose={() => {
              setOpen(undefined);
              onAdded();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
