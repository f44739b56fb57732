import { Suspense, useState } from 'react';
import { getDrivers } from '#shared/destination/masters/get-drivers.ts';
import type { DriverShown } from '#shared/destination/masters.ts';
import { useCall } from '#web/api/use-call.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { MasterList, statusColumn } from './master-list.tsx';
import type { TabProps } from './tab-props.ts';

const DriverDialog = lazyPart(() => import('./driver-dialog.tsx'));

const columns: readonly Column<DriverShown>[] = [
  { heading: 'Driver', width: 50, line: 1, first: ({ driverName }) => driverName },
  { heading: 'Phone', width: 34, line: 2, first: ({ phone }) => phone },
  statusColumn(),
];

/** Drivers of transfers. */
export default function DriversTab({ filter, mayEdit, isAdding, onAdd, onAdded, onClear }: TabProps) {
  const { search, withDeactivated } = filter;
  const found = useCall(getDrivers, { search, withDeactivated }, { quiet: true, staleTime: 0 });
  const [open, setOpen] = useState<DriverShown>();
  return (
    <>
      <MasterList<DriverShown>
        kind="driver"
        query={found}
        rows={found.data?.drivers ?? []}
        columns={columns}
        nameOf={({ driverName }) => driverName}
        mayEdit={mayEdit}
        isNarrowed={search !== ''}
        empty={{ heading: 'No drivers yet', text: 'Transfers are given to drivers.', add: 'New driver' }}
        onOpen={setOpen}
        onAdd={onAdd}
        onClear={onClear}
      />
      <Suspense fallback={null}>
        {(open ?? isAdding) && (
          <DriverDialog
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
