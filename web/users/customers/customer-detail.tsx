import { Link, makeStyles } from '@fluentui/react-components';
import { siteTaxes } from '#shared/site/site-taxes.ts';
import { type CustomerDetails, getUserById } from '#shared/users/customers/get-user-by-id.ts';
import { isNotThere } from '#web/api/call-failed.ts';
import { useCall } from '#web/api/use-call.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useRights } from '#web/app/session/permissions.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { hasModule, useSite, useSiteDays } from '#web/site/site.ts';
import { countryName } from '#web/ui/country-name.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Detail, DetailPart, DetailSkeleton, Facts } from '#web/ui/list/detail.tsx';
import type { DetailPlace } from '#web/ui/list/list-page.tsx';
import { StaleNote } from '#web/ui/list/stale-note.tsx';
import { formatLongDay } from '#web/ui/long-day.ts';
import { Money } from '#web/ui/money.tsx';
import { apart, inColumn, inList, inRow } from '#web/ui/stack.ts';
import { quietLine } from '#web/ui/text.ts';
import { type Deed, Timeline } from '#web/ui/timeline.tsx';
import { userTypeName } from '../user-type-name.ts';
import { CustomerButtons } from './customer-buttons.tsx';
import { useMayChange } from './customer-rights.ts';
import { Groups, Marks, nameOf, phoneText } from './customer-text.tsx';
import { MailProblemNote } from '../mail-problem-note.tsx';
import { StaffAccountActions } from './staff-account-actions.tsx';
import { AddMoney, WalletReportLink } from './wallet-links.tsx';
import { FlightSwitches } from './flight-switches.tsx';
import { PersonPan } from './person-pan.tsx';

const AccessPart = lazyPart(() => import('#web/permissions/access-part.tsx'));
const BookingsPart = lazyPart(() => import('./bookings-part.tsx'));
const CustomerPrices = lazyPart(() => import('#web/markups/customer-prices.tsx'));
const LookToBook = lazyPart(() => import('./look-to-book.tsx'));
const NotesPart = lazyPart(() => import('./notes-part.tsx'));

const useStyles = makeStyles({
  summary: inColumn('8px'),
  meta: { ...quietLine, margin: 0 },
  mail: { [upTo768]: { display: 'inline-block', padding: '10px 0', margin: '-10px 0' } },
  wallets: inList('10px'),
  report: inRow('12px'),
  wallet: { ...apart('12px'), alignItems: 'baseline' },
});

/** The opened customer: profile, look and book by month, wallets, and what was done to the account. */
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
        heading="This customer could not be opened"
        error={details.error}
        onRetry={() => void details.refetch()}
      />
    );
  if (!details.data) return <DetailSkeleton label="The customer is being opened" />;
  const { user, customer, wallets, events } = details.data;
  return (
    <Detail
      title={nameOf(customer)}
      place={place}
      summary={
        <div className={styles.summary}>
          {details.error && <StaleNote onRetry={() => void details.refetch()} />}
          <p className={styles.meta}>
            {customer.customerNumber}, {userTypeName[customer.userType]}
          </p>
          <Groups row={customer} />
          <Marks row={customer} />
          <MailProblemNote of={details.data} />
          <StaffAccountActions user={details.data.user} />
          <CustomerButtons of={details.data} />
        </div>
      }
    >
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
      {may('tickets.view') && hasModule(site, 'Flights') && (
        <DetailPart label="Bookings" place={place}>
          <BookingsPart of={customer} />
        </DetailPart>
      )}
      <DetailPart label="Look and book" place={place}>
        <LookToBook userId={id} />
      </DetailPart>
      {may('wallet.view') && (
        <DetailPart label="Wallets" place={place}>
          {wallets.length ? (
            <ul className={styles.wallets}>
              {wallets.map(({ currency, balance, creditLimit }) => (
                <li key={currency}>
                  <div className={styles.wallet}>
                    <span>Balance</span>
                    <strong>
                      <Money minor={balance} currency={currency} />
                    </strong>
                  </div>
                  {creditLimit > 0 && (
                    <div className={styles.wallet}>
                      <span className={styles.meta}>Credit limit</span>
                      <span className={styles.meta}>
                        <Money minor={creditLimit} currency={currency} />
                      </span>
                    </div>
                  )}
                </li>
              ))}
            </ul>
          ) : (
            <p className={styles.meta}>No money has moved yet.</p>
          )}
          <div className={styles.report}>
            <AddMoney row={customer} />
            <WalletReportLink row={customer} />
          </div>
        </DetailPart>
      )}
      <DetailPart label="Notes" place={place}>
        <NotesPart of={details.data} />
      </DetailPart>
      <DetailPart label="Who did what" place={place}>
        {events.length ? (
          <Timeline deeds={events.map(deedOf)} />
        ) : (
          <p className={styles.meta}>Nothing was done to this account yet.</p>
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

/** How to reach them and what their invoices say. */
function Profile({ of: { user, customer, panEnd, companyContact, referredBy } }: { of: CustomerDetails }) {
  const styles = useStyles();
  const { dayOf } = useSiteDays();
  const { companyNumber } = siteTaxes(useSite());
  const place = user.legalEntity;
  const address = place && [
    place.address1,
    place.address2,
    place.city,
    place.pincode,
    place.state,
    countryName(place.country),
  ];
  return (
    <Facts
      facts={[
        ['Name', `${user.firstName} ${user.lastName}`.trim()],
        ['Company', customer.companyName],
        [
          'Email',
          <Link key="email" href={`mailto:${customer.email}`} inline className={styles.mail}>
            <Mail address={customer.email} />
          </Link>,
        ],
        ...user.phoneNumbers.map(
          (phone) => [phone.label === 'Primary' ? 'Phone' : phone.label, phoneText(phone) || 'Not set'] as const,
        ),
        ['Company’s email', companyContact?.primaryEmail],
        ['Company’s phone', companyContact?.primaryPhone],
        ['Second phone', companyContact?.secondaryPhone],
        ['To ask for', companyContact?.concernedPerson],
        ['Address', address?.filter(Boolean).join(', ')],
        ['PAN', panEnd ? <PersonPan key={panEnd} row={customer} end={panEnd} /> : customer.panNumber],
        [companyNumber, customer.gstNumber],
        ['Registered', formatLongDay(dayOf(customer.createdAt))],
        ['Referral code', user.referralCode],
        ['Referred by', referredBy],
      ]}
    />
  );
}
