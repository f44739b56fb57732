import { makeStyles, tokens } from '@fluentui/react-components';
import { Suspense, useState } from 'react';
import { ACTIVITIES_PAGE, getActivities } from '#shared/destination/activities/get-activities.ts';
import { holds } from '#shared/permissions/holds.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useHolder } from '#web/app/session/permissions.ts';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { DetailSkeleton } from '#web/ui/list/detail.tsx';
import { ListBody } from '#web/ui/list/list-body.tsx';
import { ListPage } from '#web/ui/list/list-page.tsx';
import { ListRows } from '#web/ui/list/list-rows.tsx';
import { isBeyond, PagesFoot } from '#web/ui/list/pager.tsx';
import { TypedSearch } from '#web/ui/list/typed-search.tsx';
import { useListAddress } from '#web/ui/list/use-list-address.ts';
import { useNumberedList } from '#web/ui/list/use-list-calls.ts';
import { inLines } from '#web/ui/stack.ts';
import { useMedia } from '#web/ui/use-media.ts';
import { CityField } from '../city-field.tsx';
import { useRecordMenu } from '../use-record-menu.tsx';
import { activitiesAddress } from './activities-address.ts';
import { ActivityCard } from './activity-card.tsx';
import { useActivityColumns } from './activity-columns.tsx';
import { CityLinks } from './city-links.tsx';
import { useCity } from './use-city.ts';

const ActivityDetail = lazyPart(() => import('./activity-detail.tsx'));
const ActivityDialog = lazyPart(() => import('./activity-dialog.tsx'));

const useStyles = makeStyles({
  bar: { ...inLines('8px 12px'), alignItems: 'start' },
  city: { width: '272px', maxWidth: '100%', [upTo600]: { width: '100%' } },
  // In line with the city's box, which has a label above it.
  search: { display: 'flex', flexGrow: 1, paddingTop: '26px', [upTo600]: { paddingTop: 0 } },
  none: { margin: 0, color: tokens.colorNeutralForeground3 },
});

/** Spec: search inputs 500 ms. */
const WAIT = 500;

/** `/staff/dmc-activities`: what can be done in a city, in the order that it is offered in. */
export default function ActivitiesPage() {
  const styles = useStyles();
  const holder = useHolder();
  const mayEdit = holder !== undefined && holds(holder, 'masters.edit');
  const view = useListAddress(activitiesAddress);
  const { filter, change } = view;
  const city = useCity(filter.cityId);
  const request = { ...filter, cityId: city.cityId };
  const list = useNumberedList(getActivities, request, { enabled: city.cityId !== '' });
  const [isAdding, setAdding] = useState(false);
  const columns = useActivityColumns(mayEdit);
  const isPhone = useMedia(upTo600);
  const { menuOf, dialog } = useRecordMenu('activity', mayEdit);
  const rows = list.data?.records ?? [];
  const isNowhere = !city.isPending && !city.error && city.cityId === '';
  const add = () => setAdding(true);
  const toCity = (cityId: string) => change({ ...activitiesAddress.none, cityId });
  return (
    <ListPage
      heading="Activities"
      actions={
        mayEdit && (
          <Button appearance="primary" icon={<Icon name="plus" />} onClick={add}>
            Create activity
          </Button>
        )
      }
      detailLabel="Activity"
      openId={view.openId}
      onClose={view.close}
      detail={(id, place) => (
        <Suspense fallback={<DetailSkeleton label="The activity is being opened" />}>
          <ActivityDetail key={id} id={id} place={place} mayEdit={mayEdit} />
        </Suspense>
      )}
    >
      <div className={styles.bar}>
        <div className={styles.city}>
          <CityField size="medium" cityId={city.cityId} onChoose={(cityId) => cityId && toCity(cityId)} />
        </div>
        <div className={styles.search}>
          <TypedSearch
            label="Activities"
            placeholder="Name of an activity"
            value={filter.search}
            wait={WAIT}
            maxLength={120}
            onSearch={(search) => change({ ...filter, search }, filter.search !== '')}
          />
        </div>
      </div>
      <CityLinks cities={city.cities} cityId={city.cityId} onCity={toCity} />
      {isNowhere ? (
        <EmptyState
          heading="No activities yet"
          text="What guests can do in a city stands here, with its options, and later their rates."
          action={mayEdit && <Button onClick={add}>Create activity</Button>}
        />
      ) : (
        <ListBody
          query={city.error ? city.found : list}
          isPending={city.isPending || list.isPending}
          label="Activities are being loaded"
          rowHeight={56}
        >
          {() => (
            <>
              {rows.length > 0 && (
                <ListRows
                  columns={columns}
                  groups={[{ rows }]}
                  idOf={({ id }) => id}
                  nameOf={({ name }) => name}
                  openId={view.openId}
                  onOpen={view.open}
                  card={
                    isPhone ? (row, place) => <ActivityCard row={row} place={place} mayEdit={mayEdit} /> : undefined
                  }
                  menuOf={(row) => [{ label: 'View Details', run: () => view.open(row.id) }, ...menuOf(row)]}
                />
              )}
              {rows.length === 0 &&
                !isBeyond(list.data) &&
                (filter.search ? (
                  <EmptyState
                    heading="No Reults found!"
                    action={<Button onClick={() => change({ ...filter, search: '' })}>Clear Filters</Button>}
                  />
                ) : (
                  <EmptyState
                    heading="Nothing in this city yet"
                    text="Activities of other cities are named above."
                    action={mayEdit && <Button onClick={add}>Create activity</Button>}
                  />
                ))}
              <PagesFoot
                list={list}
                size={ACTIVITIES_PAGE}
                onPage={(page, replace) => change({ ...filter, page }, replace)}
                onAhead={(page) => list.ahead({ ...request, page })}
              />
            </>
          )}
        </ListBody>
      )}
      {dialog}
      <Suspense fallback={null}>
        {isAdding && (
          <ActivityDialog
            activity={undefined}
            cityId={city.cityId}
            onClose={(saved) => {
              setAdding(false);
              if (saved) view.open(saved.id);
            }}
          />
        )}
      </Suspense>
    </ListPage>
  );
}
