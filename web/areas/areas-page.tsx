import { makeStyles } from '@fluentui/react-components';
import { Suspense, useState } from 'react';
import type { AreaRow } from '#shared/areas/area.ts';
import { searchAreas } from '#shared/areas/search-areas.ts';
import { holds } from '#shared/permissions/holds.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useHolder } from '#web/app/session/permissions.ts';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { CityField } from '#web/destination/city-field.tsx';
import { type CardLine, RecordCard } from '#web/ui/list/record-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ListBody } from '#web/ui/list/list-body.tsx';
import { CursorFoot } from '#web/ui/list/list-foot.tsx';
import { ListRows } from '#web/ui/list/list-rows.tsx';
import { TypedSearch } from '#web/ui/list/typed-search.tsx';
import { rowsOf, useCursorList } from '#web/ui/list/use-list-calls.ts';
import { useListAddress } from '#web/ui/list/use-list-address.ts';
import { Page } from '#web/ui/page.tsx';
import { inGrid } from '#web/ui/stack.ts';
import { useMedia } from '#web/ui/use-media.ts';
import { ActiveMark } from './active-mark.tsx';
import { areasAddress, EVERY_CITY } from './addresses.ts';
import { useAreaColumns } from './area-columns.tsx';
import { useSetActive } from './use-set-active.ts';
import { useFirstCity } from './use-first-city.ts';

const AreaDialog = lazyPart(() => import('./area-dialog.tsx'));
const DeleteRecordDialog = lazyPart(() => import('#web/records/delete-record-dialog.tsx'));

const useStyles = makeStyles({
  bar: {
    ...inGrid('272px minmax(0, 320px)', '8px 12px'),
    alignItems: 'start',
    marginBottom: '12px',
    [upTo600]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  // In line with the city's box, which has a label above it.
  search: { paddingTop: '26px', [upTo600]: { paddingTop: 0 } },
});

/** Spec: search inputs ask once they have stood still so long. Milliseconds. */
const WAIT = 500;

type Open = { what: 'edit'; area: AreaRow | undefined } | { what: 'delete'; area: AreaRow };

/** An area on a phone, below its name. */
const linesOf = ({ city, isDeactivated }: AreaRow): CardLine[] => [
  { text: `${city.city}, ${city.country}`, end: <ActiveMark isDeactivated={isDeactivated} /> },
];

/** `/staff/areas`: the parts of cities that transfers lead to and from. */
export default function AreasPage() {
  const styles = useStyles();
  const holder = useHolder();
  const mayEdit = holder !== undefined && holds(holder, 'masters.edit');
  const { filter, change, clear } = useListAddress(areasAddress);
  const [open, setOpen] = useState<Open>();
  const isPhone = useMedia(upTo600);
  const first = useFirstCity(filter.cityId === '');
  const cityId = filter.cityId === EVERY_CITY ? '' : filter.cityId || first.cityId;
  const list = useCursorList(
    searchAreas,
    { search: filter.search, cityId, activeOnly: false, cursor: '' },
    { enabled: !first.isPending },
  );
  const columns = useAreaColumns();
  const setActive = useSetActive('area', searchAreas);
  const areas = rowsOf(list);
  const makeNew = () => setOpen({ what: 'edit', area: undefined });
  const close = () => setOpen(undefined);
  const menuOf = (area: AreaRow) => [
    { label: 'Edit', run: () => setOpen({ what: 'edit', area }) },
    {
      label: area.isDeactivated ? 'Activate' : 'Deactivate',
      run: () => void setActive(area, area.name),
    },
    { label: 'Delete', run: () => setOpen({ what: 'delete', area }) },
  ];
  const rows = () =>
    areas.length || list.hasNextPage ? (
      <>
        <ListRows
          columns={columns}
          groups={[{ rows: areas }]}
          idOf={({ id }) => id}
          nameOf={({ name }) => name}
          openId={undefined}
          onOpen={(id) => setOpen({ what: 'edit', area: areas.find((area) => area.id === id) })}
          menuOf={mayEdit ? menuOf : undefined}
          card={
            isPhone ? (area, place) => <RecordCard name={area.name} place={place} lines={linesOf(area)} /> : undefined
          }
        />
        <CursorFoot list={list} found={areas.length} isNarrowed />
      </>
    ) : (
      <EmptyState
        heading={filter.search ? 'No area is called like this' : 'No areas here yet'}
        text="Transfers lead from one area to another, and each activity stands in one."
        action={
          filter.search ? (
            <Button onClick={() => clear({ cityId: filter.cityId })}>Clear Filters</Button>
          ) : (
            mayEdit && <Button onClick={makeNew}>Add area</Button>
          )
        }
      />
    );
  return (
    <Page
      heading="Areas"
      actions={
        mayEdit && (
          <Button appearance="primary" icon={<Icon name="plus" />} onClick={makeNew}>
            Add area
          </Button>
        )
      }
    >
      <div className={styles.bar}>
        <CityField
          size="medium"
          placeholder="Every city"
          cityId={cityId}
          onChoose={(chosen) => change({ ...filter, cityId: chosen || EVERY_CITY })}
        />
        <div className={styles.search}>
          <TypedSearch
            label="Areas"
            placeholder="Name of an area"
            value={filter.search}
            wait={WAIT}
            maxLength={80}
            onSearch={(search) => change({ ...filter, search }, filter.search !== '')}
          />
        </div>
      </div>
      <ListBody query={list} isPending={list.isPending} label="Areas are being loaded" rowHeight={48}>
        {rows}
      </ListBody>
      <Suspense fallback={null}>
        {open?.what === 'edit' && (
          <AreaDialog area={open.area} cityId={cityId || first.cityId} mayEdit={mayEdit} onClose={close} />
        )}
        {open?.what === 'delete' && (
          <DeleteRecordDialog
            kind="area"
            record={open.area}
            name={open.area.name}
            invalidates={[searchAreas]}
            onClose={close}
          />
        )}
      </Suspense>
    </Page>
  );
}
