import { makeStyles } from '@fluentui/react-components';
import { getChangeRequest } from '#shared/changes/get-change-request.ts';
import { isChangeOpen } from '#shared/changes/model.ts';
import { useCall } from '#web/api/use-call.ts';
import { paths } from '#web/app/paths.ts';
import { useUser } from '#web/app/session/session.ts';
import { useSiteDays } from '#web/site/site.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Detail, DetailPart, DetailSkeleton, Facts } from '#web/ui/list/detail.tsx';
import type { DetailPlace } from '#web/ui/list/list-page.tsx';
import { Status } from '#web/ui/status.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Timeline } from '#web/ui/timeline.tsx';
import { apart } from '#web/ui/stack.ts';
import { BackOf, sinceText } from './change-columns.tsx';
import { kindText, nameText, sectorText, stateText, toneOf } from './change-words.ts';
import { ChangeMoney } from './change-money.tsx';
import { CustomerActions } from './customer-actions.tsx';
import { DeskWork } from './desk-work.tsx';
import { verbOf } from './verbs.ts';

const useStyles = makeStyles({ line: apart('12px') });

/** A request that is open: what it is of, what it costs, what came back, and who did what. */
export default function ChangeDetail({ requestId, place }: { requestId: string; place: DetailPlace }) {
  const styles = useStyles();
  const { zone } = useSiteDays();
  const isStaff = useUser()?.userType === 'staff';
  const found = useCall(
    getChangeRequest,
    { requestId },
    {
      quiet: true,
      refetchInterval: (query) => {
        const refund = query.state.data?.change.refund;
        return refund?.state === 'Due' || refund?.state === 'Giving' ? 3000 : false;
      },
    },
  );
  if (found.error)
    return (
      <ErrorState
        page={place.isPage}
        heading="This request could not be opened"
        error={found.error}
        onRetry={() => void found.refetch()}
      />
    );
  if (!found.data) return <DetailSkeleton label="Loading the request" />;
  const { change, timeline } = found.data;
  return (
    <Detail
      title={`${change.pnr} ${kindText(change)}`}
      place={place}
      summary={
        <div className={styles.line}>
          <Status tone={toneOf(change)} text={stateText(change)} />
          <strong>
            <BackOf row={change} />
          </strong>
        </div>
      }
    >
      {isStaff && <DeskWork change={change} />}
      <CustomerActions change={change} isStaff={isStaff} />
      <Facts
        facts={[
          ['Passengers', change.passengers.map(nameText).join('; ')],
          ['Sectors', change.sectors.map(sectorText).join(', ')],
          ['Remarks', change.Remarks],
          ['Asked by', change.askedBy],
          ['Since', isChangeOpen(change.state) && sinceText(change, zone).replace('since ', '')],
          ['Assigned to', change.assignedTo],
          ['Reason', change.reason],
          ['Credit note', change.creditNote],
          [
            'Booking',
            <TextLink key="booking" to={`${paths.flightTicketQueue}?open=${change.bookingId}`}>
              {change.pnr}
            </TextLink>,
          ],
        ]}
      />
      <ChangeMoney change={change} />
      <DetailPart label="Who did what" place={place}>
        <Timeline
          deeds={timeline
            .map(({ at, who, event, note }) => ({ at, who, what: verbOf(event, change), note }))
            .toReversed()}
        />
      </DetailPart>
    </Detail>
  );
}
