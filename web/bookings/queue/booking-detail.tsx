import { makeStyles, tokens } from '@fluentui/react-components';
import type { BookingRow } from '#shared/bookings/booking-row.ts';
import { type BookingAccounting, getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { isDead } from '#shared/bookings/model.ts';
import type { TicketDocument } from '#shared/bookings/ticket.ts';
import { paxTypeName, type PaxType } from '#shared/flights/model.ts';
import { siteTaxes } from '#shared/site/site-taxes.ts';
import { dayShift, formatDay, formatDuration } from '#shared/time.ts';
import { useCall } from '#web/api/use-call.ts';
import { useUser } from '#web/app/session/session.ts';
import { ChangeButton } from '#web/changes/change-button.tsx';
import { useSite } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Detail, DetailPart, DetailSkeleton } from '#web/ui/list/detail.tsx';
import type { DetailPlace } from '#web/ui/list/list-page.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Money } from '#web/ui/money.tsx';
import { apart, inLines, inList } from '#web/ui/stack.ts';
import { quietLine } from '#web/ui/text.ts';
import { pnrText } from '../pnr-text.ts';
import { CreatedBy } from './booking-card.tsx';
import { BookingMenu } from './booking-menu.tsx';
import { BookingRefund } from './booking-refund.tsx';
import { BookingTimeline } from './booking-timeline.tsx';
import { StatusMark } from './status-mark.tsx';
import { printTicket, ticketAddress } from './ticket-address.ts';
import { useRowsKeepUp } from './use-rows-keep-up.ts';

const DeskCase = lazyPart(() => import('./desk-case.tsx'));

const useStyles = makeStyles({
  line: { ...apart('12px'), alignItems: 'baseline' },
  buttons: { ...inLines('6px'), '& > *': { paddingInline: '8px' } },
  link: { minWidth: 'auto', padding: 0, marginBlock: '-4px', color: tokens.colorBrandForegroundLink, fontWeight: 400 },
  whose: { margin: 0, overflowWrap: 'anywhere' },
  meta: { ...quietLine, overflowWrap: 'anywhere' },
  print: { minWidth: 'auto', flexShrink: 0, whiteSpace: 'nowrap' },
  rows: inList('10px'),
});

/** Bookings still on their way are asked about every 3 s. */
const inProcess = (statusId: number | undefined) => statusId === 1 || statusId === 8;

interface Props {
  bookingId: string;
  place: DetailPlace;
  onFlights(): void;
}

/** The opened booking: what it is, its tickets, and who did what. */
export function BookingDetail({ bookingId, place, onFlights }: Props) {
  const styles = useStyles();
  const site = useSite();
  const details = useCall(
    getBookingDetails,
    { bookingId, withDocuments: false },
    { quiet: true, refetchInterval: (query) => (inProcess(query.state.data?.booking.statusId) ? 3000 : false) },
  );
  const isStaff = useUser()?.userType === 'staff';
  useRowsKeepUp(bookingId, details.data?.booking.statusId);
  if (details.error)
    return (
      <ErrorState
        page={place.isPage}
        heading="The booking could not be loaded"
        error={details.error}
        onRetry={() => void details.refetch()}
      />
    );
  if (!details.data) return <DetailSkeleton label="Loading the booking" />;
  const { booking, customer, timeline, desk } = details.data;
  const isTicketed = booking.passengers.some(({ ticket }) => ticket);
  const lastRequest = booking.ticketCRInfo.at(-1)?.changeRequestId;
  return (
    <Detail
      title={pnrText(booking, { pending: 'PNR pending' })}
      place={place}
      summary={
        <>
          <div className={styles.line}>
            <StatusMark
              statusId={booking.statusId}
              text={booking.supplierChangeReqStatus?.statusText ?? booking.status}
            />
            {booking.transactionDetails && (
              <strong>
                <Money minor={booking.transactionDetails.amount} currency={booking.currency} />
              </strong>
            )}
          </div>
          {isStaff && <p className={styles.whose}>{whose(customer)}</p>}
          {booking.user && <CreatedBy user={booking.user} />}
        </>
      }
    >
      <div className={styles.buttons}>
        {booking.pnr && (
          <LinkButton to={ticketAddress(booking)} appearance={isTicketed ? 'primary' : 'secondary'}>
            View Ticket (Full)
          </LinkButton>
        )}
        <ChangeButton
          bookingId={bookingId}
          statusId={booking.statusId}
          isTicketed={isTicketed}
          isRefundDue={booking.refundDue === true}
        />
        <BookingMenu bookingId={bookingId} lastRequest={lastRequest} hasInvoices={isTicketed} />
      </div>
      {desk && <DeskCase booking={booking} desk={desk} />}
      <DetailPart
        label="Flights"
        place={place}
        action={
          <Button appearance="transparent" className={styles.link} onClick={onFlights}>
            Flight Information
          </Button>
        }
      >
        <ul className={styles.rows}>
          {booking.segments.map((segment, at) => (
            <Flight key={at} segment={segment} />
          ))}
        </ul>
      </DetailPart>
      <DetailPart label="Tickets" place={place}>
        <ul className={styles.rows}>
          {booking.passengers.map((_, at) => (
            <Ticket key={at} booking={booking} at={at} />
          ))}
        </ul>
      </DetailPart>
      {booking.ticketCRInfo.map(({ changeRequestId }) => (
        <BookingRefund key={changeRequestId} requestId={changeRequestId} />
      ))}
      {booking.accounting && (
        <DetailPart label="Cost" place={place}>
          {costsOf(booking.accounting, siteTaxes(site).feeTax).map(([label, minor = 0]) => (
            <div key={label} className={styles.line}>
              <span>{label}</span>
              <Money minor={minor} currency={booking.currency} />
            </div>
          ))}
        </DetailPart>
      )}
      <DetailPart label="Activity" place={place}>
        <BookingTimeline deeds={timeline} />
      </DetailPart>
    </Detail>
  );
}

/** What it cost both sides, and what of the site's side the tax office gives it credit for. */
const costsOf = ({ middleManWl, endCustomer }: BookingAccounting, feeTax: string) =>
  (
    [
      ['Supplier cost', middleManWl.cost],
      [`Of which ${feeTax} to set off`, middleManWl.inputTax],
      ['Of which TDS to claim', middleManWl.tdsCredit],
      ['Customer cost', endCustomer.cost],
    ] as const
  ).filter(([, minor]) => minor !== undefined);

/** The person whose booking it is, and of which company. */
const whose = ({ name, companyName }: BookingRow['customer']): string => [name, companyName].filter(Boolean).join(', ');

function Flight({ segment }: { segment: TicketDocument['segments'][number] }) {
  const styles = useStyles();
  const days = dayShift(segment.departureTime, segment.arrivalTime);
  return (
    <li className={styles.line}>
      <div>
        <div>
          {segment.originAirportCode} <strong>{segment.departureTime.slice(11)}</strong> →{' '}
          {segment.destinationAirportCode}{' '}
          <strong>
            {segment.arrivalTime.slice(11)}
            {days > 0 && ` +${days}`}
          </strong>
        </div>
        <div className={styles.meta}>
          {segment.airlineCode} {segment.flightNumber}, {formatDay(segment.departureTime)}
        </div>
      </div>
      <span className={styles.meta}>{formatDuration(segment.durationMinutes)}</span>
    </li>
  );
}

function ticketText({ statusId }: TicketDocument, ticket: TicketDocument['passengers'][number]['ticket']): string {
  if (ticket) return ticket.ticketNumber || 'No ticket number yet';
  return isDead(statusId) ? 'Not ticketed' : 'Not ticketed yet';
}

/** A passenger's ticket; email and phone with the first. */
function Ticket({ booking, at }: { booking: TicketDocument; at: number }) {
  const styles = useStyles();
  const { title, firstName, lastName, paxType, ticket, email, phoneCode, mobileNo } = booking.passengers[at]!;
  return (
    <li className={styles.line}>
      <div>
        <div>
          {title} {firstName} {lastName} <span className={styles.meta}>{paxTypeName[paxType as PaxType]}</span>
        </div>
        <div className={styles.meta}>{ticketText(booking, ticket)}</div>
        {at === 0 &&
          [email, `${phoneCode} ${mobileNo}`.trim()].filter(Boolean).map((contact) => (
            <div key={contact} className={styles.meta}>
              {contact}
            </div>
          ))}
      </div>
      {ticket && (
        <Button
          size="small"
          className={styles.print}
          aria-label={`Ticket (print) ${firstName} ${lastName}`}
          onClick={() => printTicket(booking, at)}
        >
          Ticket (print)
        </Button>
      )}
    </li>
  );
}
