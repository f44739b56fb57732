import { Badge, Link, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { BookingRow } from '#shared/bookings/booking-row.ts';
import { BookingStatus } from '#shared/bookings/model.ts';
import { paxTypeName, type PaxType } from '#shared/flights/model.ts';
import { holds } from '#shared/permissions/holds.ts';
import { formatDay } from '#shared/time.ts';
import { reviewPath } from '#web/app/paths.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { ChangeButton } from '#web/changes/change-button.tsx';
import { useHolder } from '#web/app/session/permissions.ts';
import { useUser } from '#web/app/session/session.ts';
import { upTo600, upTo768 } from '#web/ui/theme/breakpoints.ts';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Money } from '#web/ui/money.tsx';
import { apart, apartInRows, inColumn, inLines } from '#web/ui/stack.ts';
import { cardSurface } from '#web/ui/surface.ts';
import { cardHeading, quietLine } from '#web/ui/text.ts';
import { pnrText } from '../pnr-text.ts';
import { flightsText, fullName, routeText, statusNote } from './row-text.ts';
import { StatusMark } from './status-mark.tsx';
import { printTicket, ticketAddress } from './ticket-address.ts';

const CustomerDialog = lazyPart(() => import('#web/users/customers/customer-dialog.tsx'));

const useStyles = makeStyles({
  card: { ...cardSurface, padding: '16px 20px', [upTo600]: { padding: '16px' } },
  open: { boxShadow: `0 0 0 2px ${siteTokens.selectedLine}` },
  head: { ...apartInRows('8px 16px'), alignItems: 'flex-start' },
  route: cardHeading,
  opener: { fontWeight: 600, [upTo768]: { minHeight: '40px' }, color: tokens.colorNeutralForeground1 },
  meta: quietLine,
  right: { textAlign: 'right', [upTo600]: { textAlign: 'left' } },
  facts: { ...inLines('8px 32px'), margin: '12px 0', '& dt': quietLine, '& dd': { margin: 0, fontWeight: 500 } },
  tickets: {
    ...inColumn('4px'),
    listStyleType: 'none',
    margin: 0,
    padding: '8px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  ticket: apart('12px'),
  contact: { overflowWrap: 'anywhere' },
  print: { minWidth: 'auto', flexShrink: 0, whiteSpace: 'nowrap' },
  foot: apartInRows('8px'),
  mail: { [upTo768]: { display: 'inline-block', padding: '12px 0', margin: '-12px 0' } },
  buttons: inLines('8px'),
});

interface Props {
  row: BookingRow;
  isOpen: boolean;
  onOpen(): void;
  onFlights(): void;
}

/** A trip as its owner sees it (spec: Booking card). */
export function BookingCard({ row, isOpen, onOpen, onFlights }: Props) {
  const styles = useStyles();
  const isTicketed = row.passengers.some(({ ticket }) => ticket.ticketNumber);
  const { dayOf } = useSiteDays();
  const isStay = useUser()?.partnerStay !== undefined;
  return (
    <article
      className={mergeClasses(styles.card, isOpen && styles.open)}
      aria-label={`${row.pnr || 'Booking'} ${routeText(row.segments)}`}
    >
      <div className={styles.head}>
        <div>
          <h2 className={styles.route}>
            <Link
              as="button"
              appearance="subtle"
              className={styles.opener}
              data-row
              aria-expanded={isOpen}
              onClick={onOpen}
            >
              {routeText(row.segments)}
            </Link>
          </h2>
          <div className={styles.meta}>{flightsText(row.segments)}</div>
        </div>
        <div className={styles.right}>
          <StatusMark statusId={row.statusId} text={row.supplierChangeReqStatus?.statusText ?? row.status} />
          <div className={styles.meta}>{statusNote(row)}</div>
        </div>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>PNR</dt>
          <dd>{pnrText(row)}</dd>
        </div>
        <div>
          <dt>Travel date</dt>
          <dd>
            {formatDay(row.travelDate)}, {row.travelDate.slice(11)}
          </dd>
        </div>
        <div>
          <dt>Booking date</dt>
          <dd>{formatDay(dayOf(row.createdAt))}</dd>
        </div>
        <div>
          <dt>{row.airlines.length > 1 ? 'Airlines' : 'Airline'}</dt>
          <dd>{row.airlines.join(', ')}</dd>
        </div>
        <div>
          <dt>Price</dt>
          <dd>
            <Money minor={row.transactionDetails.amount} currency={row.currency} />
          </dd>
        </div>
      </dl>
      <ul className={styles.tickets}>
        {row.passengers.map((passenger, at) => (
          <li key={at} className={styles.ticket}>
            <div>
              <div>{fullName(passenger)}</div>
              <div className={styles.meta}>
                {paxTypeName[passenger.paxType as PaxType]}
                {passenger.ticket.ticketNumber && ` · ${passenger.ticket.ticketNumber}`}
              </div>
              {at === 0 && <Contact of={row.contact} />}
            </div>
            {passenger.ticket.ticketNumber && (
              <Button
                size="small"
                className={styles.print}
                aria-label={`Ticket (print) ${fullName(passenger)}`}
                onClick={() => printTicket(row, at)}
              >
                Ticket (print)
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <div className={styles.buttons}>
          {row.pnr && (
            <LinkButton to={ticketAddress(row)} appearance={isOpen || !isTicketed ? undefined : 'primary'}>
              View Ticket (Full)
            </LinkButton>
          )}
          <Button onClick={onFlights}>Flight Information</Button>
          {!row.isSoldOn && !isStay && row.isUnpaid && row.orderId && row.statusId === BookingStatus.Hold && (
            <LinkButton to={reviewPath(row.orderId)} appearance="primary">
              Pay
            </LinkButton>
          )}
          <ChangeButton
            bookingId={row.bookingId}
            statusId={row.statusId}
            isTicketed={isTicketed}
            isRefundDue={row.refundDue === true}
          />
        </div>
        <CreatedBy user={row.user} />
      </div>
    </article>
  );
}

function Contact({ of: { email, phone } }: { of: BookingRow['contact'] }) {
  const styles = useStyles();
  return <div className={mergeClasses(styles.meta, styles.contact)}>{[email, phone].filter(Boolean).join(' · ')}</div>;
}

/**
 * Who made the booking and a chip: retail in the primary colour, others in the secondary. It opens the account's details
 * for staff who may see customers, and is a mail link for everybody else.
 */
export function CreatedBy({ user }: { user: BookingRow['user'] }) {
  const styles = useStyles();
  const holder = useHolder();
  const [isOpen, setOpen] = useState(false);
  const isForStaff = holder?.userType === 'staff' && holds(holder, 'customers.view');
  return (
    <div className={styles.meta}>
      Created by{' '}
      {isForStaff ? (
        <Link as="button" inline className={styles.mail} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {user.email}
        </Link>
      ) : (
        <Link href={`mailto:${user.email}`} inline className={styles.mail}>
          {user.email}
        </Link>
      )}{' '}
      <Badge appearance="tint" color={user.userType === 'retail' ? 'brand' : 'informative'} size="small">
        {user.userType.toUpperCase()}
      </Badge>
      {isOpen && <CustomerDialog email={user.email} onClose={() => setOpen(false)} />}
    </div>
  );
}
