import { getAccomodation } from '#shared/destination/masters/get-accomodation.ts';
import type { AccommodationShown } from '#shared/destination/masters.ts';
import { useNavigate } from 'react-router-dom';
import { paths } from '#web/app/paths.ts';
import { Status } from '#web/ui/status.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { useCursorRows } from '#web/ui/list/use-cursor-rows.tsx';
import { MasterList, statusColumn } from './master-list.tsx';
import type { TabProps } from './tab-props.ts';

const AccommodationDialog = lazyPart(() => import('./accommodation-dialog.tsx'));

/** Its area; what was typed and is none of the city's areas says so. */
const areaShown = ({ area, areaId }: AccommodationShown) =>
  area && !areaId ? <Status isSmall tone="waiting" text={`${area}, not a known area`} /> : area;

const columns: readonly Column<AccommodationShown>[] = [
  { heading: 'Accommodation', width: 34, line: 1, first: ({ name }) => name, second: ({ address }) => address },
  { heading: 'City', width: 22, line: 2, first: ({ city }) => city, second: areaShown },
  { heading: 'Contact', width: 28, line: 3, first: ({ phoneNumber }) => phoneNumber, second: ({ email }) => email },
  statusColumn(),
];

/** Hotels and other places to stay. */
export default function AccommodationsTab(tab: TabProps) {
  const { search: name, cityId, withDeactivated, withoutArea } = tab.filter;
  const isNarrowed = name !== '' || cityId !== '' || withoutArea;
  const navigate = useNavigate();
  const list = useCursorRows(
    getAccomodation,
    { id: '', cursor: '', name, cityId, withDeactivated, withoutArea },
    { isNarrowed },
  );
  return (
    <MasterList
      kind="accommodation"
      list={list}
      columns={columns}
      nameOf={(stay) => stay.name}
      empty={{
        heading: 'No accommodations yet',
        text: 'Hotels and other places to stay, for use in quotations.',
        add: 'New accommodation',
      }}
      menuOf={({ areaId }) =>
        areaId ? [{ label: 'Transfers', run: () => void navigate(`${paths.staffAreaTransfer}?areaId=${areaId}`) }] : []
      }
      dialog={AccommodationDialog}
      tab={tab}
    />
  );
}
