import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import type { AreaRow } from '#shared/areas/area.ts';
import { searchAreas } from '#shared/areas/search-areas.ts';
import { getRecordHistory } from '#shared/destination/get-record-history.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useMay } from '#web/app/session/permissions.ts';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { CityField } from '#web/ui/form/city-field.tsx';
import { useRecordMenu } from '#web/destination/use-record-menu.tsx';
import { Button } from '#web/ui/button.tsx';
import { ListScreen } from '#web/ui/list/list-screen.tsx';
import { ListSearch } from '#web/ui/list/list-search.tsx';
import { type CardLine, RecordCard } from '#web/ui/list/record-card.tsx';
import { useCursorRows } from '#web/ui/list/use-cursor-rows.tsx';
import { useListAddress } from '#web/ui/list/use-list-address.ts';
import { inGrid } from '#web/ui/stack.ts';
import { ActiveMark } from './active-mark.tsx';
import { areasAddress, EVERY_CITY } from './addresses.ts';
import { useAreaColumns } from './area-columns.tsx';
import { useFirstCity } from '#web/destination/use-first-city.ts';

const AreaDialog = lazyPart(() => import('./area-dialog.tsx'));

const useStyles = makeStyles({
  bar: {
    ...inGrid('272px minmax(0, 320px)', '8px 12px'),
    alignItems: 'start',
    [upTo600]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  // In line with the city's box, which has a label above it.
  search: { paddingTop: '26px', [upTo600]: { paddingTop: 0 } },
});

const showing = [searchAreas, getRecordHistory];
const nameOf = ({ name }: AreaRow) => name;

/** An area on a phone, below its name. */
const linesOf = ({ city, isDeactivated }: AreaRow): CardLine[] => [
  { text: `${city.city}, ${city.country}`, end: <ActiveMark isDeactivated={isDeactivated} /> },
];

/** `/staff/areas`: the parts of cities that transfers lead to and from. */
export default function AreasPage() {
  const styles = useStyles();
  const mayEdit = useMay('masters.edit');
  const view = useListAddress(areasAddress);
  const { filter, change, clear } = view;
  const [open, setOpen] = useState<{ area: AreaRow | undefined }>();
  const first = useFirstCity(filter.cityId === '');
  const cityId = filter.cityId === EVERY_CITY ? '' : filter.cityId || first.cityId;
  const list = useCursorRows(
    searchAreas,
    { search: filter.search, cityId, activeOnly: false, cursor: '' },
    { enabled: !first.isPending, isNarrowed: true },
  );
  const columns = useAreaColumns();
  const { menuOf, dialog } = useRecordMenu('area', { mayEdit, nameOf, invalidates: showing });
  return (
    <ListScreen
      heading="Areas"
      of="Areas"
      add={mayEdit && { label: 'Add area', run: () => setOpen({ area: undefined }) }}
      list={list}
      columns={columns}
      idOf={({ id }) => id}
      nameOf={nameOf}
      onOpen={(area) => setOpen({ area })}
      menuOf={mayEdit ? (area) => [{ label: 'Edit', run: () => setOpen({ area }) }, ...menuOf(area)] : undefined}
      card={(area, place) => <RecordCard name={area.name} place={place} lines={linesOf(area)} />}
      empty={{
        heading: filter.search ? 'No matching areas' : 'No areas yet',
        text: 'Areas are used by transfers and activities. Add the first one.',
        ...(filter.search && {
          action: <Button onClick={() => clear({ cityId: filter.cityId })}>Clear Filters</Button>,
        }),
      }}
    >
      <div className={styles.bar}>
        <CityField
          size="medium"
          placeholder="Every city"
          cityId={cityId}
          onChoose={(chosen) => change({ ...filter, cityId: chosen || EVERY_CITY })}
        />
        <div className={styles.search}>
          <ListSearch view={view} field="search" label="Areas" placeholder="Area name" maxLength={80} />
        </div>
      </div>
      {dialog}
      {open && (
        <AreaDialog
          area={open.area}
          cityId={cityId || first.cityId}
          mayEdit={mayEdit}
          onClose={() => setOpen(undefined)}
        />
      )}
    </ListScreen>
  );
}
