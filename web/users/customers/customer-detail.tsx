import { Link, makeStyles } from '@fluentui/react-components';
import { siteTaxes } from '#shared/site/site-taxes.ts';
import { type CustomerDetails, getUserById } from '#shared/users/customers/get-user-by-id.ts';
import { isNotThere } from '#web/api/call-failed.ts';
import { useCall } from '#web/api/use-call.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useRights } from '#web/app/session/permissions.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { hasModule, useSite, useSiteDays } from '#web/site/site.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Detail, DetailPart, DetailSkeleton, Facts } from '#web/ui/list/detail.tsx';
import type { DetailPlace } from '#web/ui/list/list-page.tsx';
import { StaleNote } from '#web/ui/list/stale-note.tsx';
import { formatLongDay } from '#web/ui/long-day.ts';
import { inColumn } from '#web/ui/stack.ts';
import { quietLine } from '#web/ui/text.ts';
import { type Deed, Timeline } from '#web/ui/timeline.tsx';
import { Glance } from './customer-glance.tsx';
import { CustomerButtons } from './customer-buttons.tsx';
import { useMayChange } from './customer-rights.ts';
import { besideName, Groups, Marks, nameOf, phoneText } from './customer-text.tsx';
import { MailProblemNote } from '../mail-problem-note.tsx';
import { StaffAccountActions } from './staff-account-actions.tsx';
import { FlightSwitches } from './flight-switches.tsx';
import { PersonPan } from './person-pan.tsx';

const AccessPart = lazyPart(() => import('#web/permissions/access-part.tsx'));
const BookingsPart = lazyPart(() => import('./bookings-part.tsx'));
const ColleaguesPart = lazyPart(() => import('./colleagues-part.tsx'));
const CompanyPart = lazyPart(() => import('./company-part.tsx'));
const CustomerPrices = lazyPart(() => import('#web/markups/customer-prices.tsx'));
const LookToBook = lazyPart(() => import('./look-to-book.tsx'));
const NotesPart = lazyPart(() => import('./notes-part.tsx'));

const useStyles = makeStyles({
  summary: inColumn('8px'),
  meta: { ...quietLine, margin: 0 },
  mail: { [upTo768]: { display: 'inline-block', padding: '10px 0', margin: '-10px 0' } },
});

/** The opened customer: what a desk asks first on top, then how to reach them, their settings, and what was done. */
export default function CustomerDetail({ id, place }: { id: string; place: DetailPlace }) {
  const styles = useStyles();
  const details = useCall(getUserById, { id }, { quiet: true, refetchOnWindowFocus: 'always' });
  const mayChange = useMayChange();
  const may = useRights();
  const site = useSite();
  // What is written in the details, or in a dialog over them, is not lost to a connection that breaks.
  if (details.error && (!details.data || isNotThere(details.error.failure)))
    return (
      <ErrorState
        page={place.isPage}
        heading="The customer could not be loaded"
        error={details.error}
        onRetry={() => void details.refetch()}
      />
    );
  if (!details.data) return <DetailSkeleton label="Loading the customer" />;
  const { user, customer, events } = details.data;
  return (
    <Detail
      title={nameOf(customer)}
      place={place}
      summary={
        <div className={styles.summary}>
          {details.error && <StaleNote onRetry={() => void details.refetch()} />}
          <p className={styles.meta}>{besideName(customer)}</p>
          <Groups row={customer} />
          <Marks row={customer} />
          <MailProblemNote of={details.data} />
          <StaffAccountActions of={details.data} />
          <CustomerButtons of={details.data} />
        </div>
      }
    >
      <Glance of={details.data} />
      {may('tickets.view') && hasModule(site, 'Flights') && (
        <DetailPart label="Bookings" place={place}>
          <BookingsPart of={customer} />
        </DetailPart>
      )}
      {customer.legalEntityId && (
        <>
          <DetailPart label="Company" place={place}>
            <CompanyPart of={details.data} />
          </DetailPart>
          <DetailPart label="Colleagues" place={place}>
            <ColleaguesPart of={customer} />
          </DetailPart>
        </>
      )}
      <DetailPart label="Notes" place={place}>
        <NotesPart of={details.data} />
      </DetailPart>
      <DetailPart label="Profile" place={place}>
        <Profile of={details.data} />
      </DetailPart>
      <DetailPart label="Flights" place={place}>
        {mayChange(customer, 'customers.search') ? (
          <FlightSwitches of={details.data} />
        ) : (
          <Facts
            facts={[
              ['Flight search', user.isFlightSearchAllowed ? 'Allowed' : 'Not allowed'],
              ['Flight hold', user.isFlightHoldAllowed ? 'Allowed' : 'Not allowed'],
            ]}
          />
        )}
      </DetailPart>
      {may('markups.view') && customer.userType !== 'staff' && (
        <DetailPart label="Prices" place={place}>
          <CustomerPrices row={customer} />
        </DetailPart>
      )}
      {may('rights.view') && (
        <DetailPart label="Access" place={place}>
          <AccessPart user={user} />
        </DetailPart>
      )}
      <DetailPart label="Look to book" place={place}>
        <LookToBook userId={id} />
      </DetailPart>
      <DetailPart label="Activity" place={place}>
        {events.length ? (
          <Timeline deeds={events.map(deedOf)} />
        ) : (
          <p className={styles.meta}>No activity on this account yet.</p>
        )}
      </DetailPart>
    </Detail>
  );
}

/** What was done, and of what may be read, what it was before and is since. */
const deedOf = ({ at, text, by, changes }: CustomerDetails['events'][number]): Deed => ({
  at,
  what: text,
  by,
  note: changes.map(({ field, from, to }) => `${field}: ${from || 'none'} → ${to || 'none'}`).join('; '),
});

/** A long address breaks before its domain. */
function Mail({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}

/** How to reach them; of whoever has no company, what their invoices say too. */
function Profile({ of: { user, customer, panEnd, referredBy } }: { of: CustomerDetails }) {
  const styles = useStyles();
  const { dayOf } = useSiteDays();
  const { companyNumber } = siteTaxes(useSite());
  const isAlone = !customer.legalEntityId;
  return (
    <Facts
      facts={[
        ['Name', `${user.firstName} ${user.lastName}`.trim()],
        ['Company', isAlone && customer.companyName],
        [
          'Email',
          <Link key="email" href={`mailto:${customer.email}`} inline className={styles.mail}>
            <Mail address={customer.email} />
          </Link>,
        ],
        ...user.phoneNumbers.map(
          (phone) => [phone.label === 'Primary' ? 'Phone' : phone.label, phoneText(phone) || 'Not set'] as const,
        ),
        ['PAN', isAlone && (panEnd ? <PersonPan key={panEnd} row={customer} end={panEnd} /> : customer.panNumber)],
        [companyNumber, isAlone && customer.gstNumber],
        ['Registered', formatLongDay(dayOf(customer.createdAt))],
        ['Referral code', user.referralCode],
        ['Referred by', referredBy],
      ]}
    />
  );
}
