import { Suspense, useState } from 'react';
import { getAccomodation } from '#shared/destination/masters/get-accomodation.ts';
import type { AccommodationShown } from '#shared/destination/masters.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { CursorFoot } from '#web/ui/list/list-foot.tsx';
import { rowsOf, useCursorList } from '#web/ui/list/use-list-calls.ts';
import { MasterList, statusColumn } from './master-list.tsx';
import type { TabProps } from './tab-props.ts';

const AccommodationDialog = lazyPart(() => import('./accommodation-dialog.tsx'));

const columns: readonly Column<AccommodationShown>[] = [
  { heading: 'Accommodation', width: 34, line: 1, first: ({ name }) => name, second: ({ address }) => address },
  { heading: 'City', width: 22, line: 2, first: ({ city }) => city, second: ({ area }) => area },
  { heading: 'Contact', width: 28, line: 3, first: ({ phoneNumber }) => phoneNumber, second: ({ email }) => email },
  statusColumn(),
];

/** Hotels and other places to stay. */
export default function AccommodationsTab({ filter, mayEdit, isAdding, onAdd, onAdded, onClear }: TabProps) {
  const { search: name, cityId, withDeactivated } = filter;
  const found = useCursorList(getAccomodation, { id: '', cursor: '', name, cityId, withDeactivated });
  const rows = rowsOf(found);
  const [open, setOpen] = useState<AccommodationShown>();
  const isNarrowed = name !== '' || cityId !== '';
  return (
    <>
      <MasterList<AccommodationShown>
        kind="accommodation"
        query={found}
        rows={rows}
        columns={columns}
        nameOf={(stay) => stay.name}
        mayEdit={mayEdit}
        isNarrowed={isNarrowed}
        empty={{
          heading: 'No accommodations yet',
          text: 'Hotels and other places that quotations are made of.',
          add: 'New accommodation',
        }}
        onOpen={setOpen}
        onAdd={onAdd}
        onClear={onClear}
        foot={<CursorFoot list={found} found={rows.length} isNarrowed={isNarrowed} />}
      />
      <Suspense fallback={null}>
        {(open ?? isAdding) && (
          <AccommodationDialog
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
