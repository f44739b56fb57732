import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import type { ActivityShown } from '#shared/destination/activities/activity-shown.ts';
import { getTourOptions } from '#shared/destination/activities/get-tour-options.ts';
import type { TourOptionShown } from '#shared/destination/activities/tour-option-shown.ts';
import { useCall } from '#web/api/use-call.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Detail, DetailPart, DetailSkeleton, Facts } from '#web/ui/list/detail.tsx';
import type { DetailPlace } from '#web/ui/list/list-page.tsx';
import { inColumn } from '#web/ui/stack.ts';
import { Status } from '#web/ui/status.tsx';
import { RecordHistory } from '#web/records/record-history.tsx';
import { quietLine } from '#web/ui/text.ts';
import { OptionList } from './option-list.tsx';
import { PictureStrip } from './picture-strip.tsx';

const ActivityDialog = lazyPart(() => import('./activity-dialog.tsx'));
const OptionDialog = lazyPart(() => import('./option-dialog.tsx'));

const useStyles = makeStyles({
  summary: { ...inColumn('8px'), justifyItems: 'start' },
  text: { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  meta: { ...quietLine, margin: 0 },
  add: { marginTop: '12px' },
});

type Open = { what: 'editor' } | { what: 'option'; option: TourOptionShown | undefined };

interface Props {
  id: string;
  place: DetailPlace;
  mayEdit: boolean;
}

/** The opened activity: what guests read and see of it, its options, and who changed it. */
export default function ActivityDetail({ id, place, mayEdit }: Props) {
  const styles = useStyles();
  const details = useCall(getTourOptions, { activityId: id }, { quiet: true });
  const [open, setOpen] = useState<Open>();
  if (details.error)
    return (
      <ErrorState
        page={place.isPage}
        heading="The activity could not be loaded"
        error={details.error}
        onRetry={() => void details.refetch()}
      />
    );
  if (!details.data) return <DetailSkeleton label="Loading the activity" />;
  const { activity, tourOptions, unpriced } = details.data;
  const close = () => setOpen(undefined);
  return (
    <Detail
      title={activity.name}
      place={place}
      summary={
        <div className={styles.summary}>
          <p className={styles.meta}>{[activity.area?.name, activity.city].filter(Boolean).join(', ')}</p>
          {activity.isDeactivated && <Status tone="over" text="Deactivated" isSmall />}
          {mayEdit && <Button onClick={() => setOpen({ what: 'editor' })}>Edit activity</Button>}
        </div>
      }
    >
      {activity.pictures.length > 0 && <PictureStrip pictures={activity.pictures} />}
      <DetailPart label="About" place={place}>
        <About activity={activity} />
      </DetailPart>
      <DetailPart label="Tour options" place={place}>
        <OptionList
          options={tourOptions}
          unpriced={unpriced}
          mayEdit={mayEdit}
          onOpen={(option) => setOpen({ what: 'option', option })}
        />
        {mayEdit && (
          <Button
            className={styles.add}
            icon={<Icon name="plus" />}
            disabled={activity.isDeactivated}
            onClick={() => setOpen({ what: 'option', option: undefined })}
          >
            Add option
          </Button>
        )}
      </DetailPart>
      <RecordHistory kind="activity" id={id} />
      {open?.what === 'editor' && <ActivityDialog activity={activity} cityId={activity.cityId} onClose={close} />}
      {open?.what === 'option' && (
        <OptionDialog activityId={id} option={open.option} mayEdit={mayEdit} onClose={close} />
      )}
    </Detail>
  );
}

function About({ activity }: { activity: ActivityShown }) {
  const styles = useStyles();
  return (
    <>
      <p className={activity.description ? styles.text : styles.meta}>
        {activity.description || 'No description yet.'}
      </p>
      <Facts
        facts={[
          ['City', activity.city],
          ['Area', activity.area?.name ?? 'None'],
          ['Priority', String(activity.priority)],
        ]}
      />
    </>
  );
}
