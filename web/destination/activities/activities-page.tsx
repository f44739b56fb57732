import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import type { ActivityRow } from '#shared/destination/activities/activity-shown.ts';
import { ACTIVITIES_PAGE, getActivities } from '#shared/destination/activities/get-activities.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useMay } from '#web/app/session/permissions.ts';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { DetailSkeleton } from '#web/ui/list/detail.tsx';
import { ListScreen } from '#web/ui/list/list-screen.tsx';
import { ListSearch } from '#web/ui/list/list-search.tsx';
import { useListAddress } from '#web/ui/list/use-list-address.ts';
import { inLines } from '#web/ui/stack.ts';
import { useNumberedRows } from '#web/ui/list/use-numbered-rows.tsx';
import { showingCatalogue } from '../catalogue-shown.ts';
import { CityField } from '#web/ui/form/city-field.tsx';
import { useRecordMenu } from '../use-record-menu.tsx';
import { activitiesAddress } from './activities-address.ts';
import { ActivityCard } from './activity-card.tsx';
import { useActivityColumns } from './activity-columns.tsx';
import { CityLinks } from './city-links.tsx';
import { useFirstCity } from '../use-first-city.ts';
import { useCity } from './use-city.ts';

const ActivityDetail = lazyPart(() => import('./activity-detail.tsx'), <DetailSkeleton label="Loading the activity" />);
const ActivityDialog = lazyPart(() => import('./activity-dialog.tsx'));

const useStyles = makeStyles({
  bar: { ...inLines('8px 12px'), alignItems: 'start' },
  city: { width: '272px', maxWidth: '100%', [upTo600]: { width: '100%' } },
  // In line with the city's box, which has a label above it.
  search: { display: 'flex', flexGrow: 1, paddingTop: '26px', [upTo600]: { paddingTop: 0 } },
});

const nameOf = ({ name }: ActivityRow) => name;

/** `/staff/dmc-activities`: what can be done in a city, in the order that it is offered in. */
export default function ActivitiesPage() {
  const styles = useStyles();
  const mayEdit = useMay('masters.edit');
  const view = useListAddress(activitiesAddress);
  const { filter, change } = view;
  const city = useCity(filter.cityId);
  const list = useNumberedRows(
    getActivities,
    { ...filter, cityId: city.cityId },
    { view, size: ACTIVITIES_PAGE, isNarrowed: filter.search !== '', enabled: city.cityId !== '' },
  );
  const [isAdding, setAdding] = useState(false);
  const columns = useActivityColumns(mayEdit);
  const { menuOf, dialog } = useRecordMenu('activity', { mayEdit, nameOf, invalidates: showingCatalogue });
  const isNowhere = !city.isPending && !city.error && city.cityId === '';
  const first = useFirstCity(isNowhere);
  const toCity = (cityId: string) => change({ ...activitiesAddress.none, cityId });
  return (
    <ListScreen
      heading="Activities"
      of="Activities"
      add={mayEdit && { label: 'Create activity', run: () => setAdding(true) }}
      list={{
        ...list,
        ...(city.error && { query: city.found }),
        isPending: city.isPending || (list.isPending && !isNowhere),
        isNarrowed: list.isNarrowed && !isNowhere,
      }}
      rowHeight={56}
      columns={columns}
      idOf={({ id }) => id}
      nameOf={nameOf}
      menuOf={(row) => [{ label: 'View Details', run: () => view.open(row.id) }, ...menuOf(row)]}
      card={(row, place) => <ActivityCard row={row} place={place} mayEdit={mayEdit} />}
      empty={
        isNowhere
          ? {
              heading: 'No activities yet',
              text: 'Activities of the city appear here with their options and rates. Create the first one.',
            }
          : { heading: 'No activities in this city yet', text: 'Cities with activities are listed above.' }
      }
      onClear={() => change({ ...filter, search: '' })}
      detail={{
        label: 'Activity',
        view,
        draw: (id, place) => <ActivityDetail key={id} id={id} place={place} mayEdit={mayEdit} />,
      }}
    >
      <div className={styles.bar}>
        <div className={styles.city}>
          <CityField size="medium" cityId={city.cityId} onChoose={(cityId) => cityId && toCity(cityId)} />
        </div>
        <div className={styles.search}>
          <ListSearch view={view} field="search" label="Activities" placeholder="Activity name" maxLength={120} />
        </div>
      </div>
      <CityLinks cities={city.cities} cityId={city.cityId} onCity={toCity} />
      {dialog}
      {isAdding && (
        <ActivityDialog
          activity={undefined}
          cityId={city.cityId || first.cityId}
          onClose={(saved) => {
            setAdding(false);
            if (saved) view.open(saved.id);
          }}
        />
      )}
    </ListScreen>
  );
}
