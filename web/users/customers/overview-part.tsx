import { Link, makeStyles } from '@fluentui/react-components';
import { siteTaxes } from '#shared/site/site-taxes.ts';
import type { CustomerDetails } from '#shared/users/customers/get-user-by-id.ts';
import { useRights } from '#web/app/session/permissions.ts';
import { hasModule, useSite, useSiteDays } from '#web/site/site.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { DetailPart, Facts } from '#web/ui/list/detail.tsx';
import type { DetailPlace } from '#web/ui/list/list-page.tsx';
import { formatLongDay } from '#web/ui/long-day.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { useMayChange } from './customer-rights.ts';
import { phoneText } from './customer-text.tsx';
import DeedsPart from './deeds-part.tsx';
import { FlightSwitches } from './flight-switches.tsx';
import { PersonPan } from './person-pan.tsx';

const AccessPart = lazyPart(() => import('#web/permissions/access-part.tsx'));
const BookingsPart = lazyPart(() => import('./bookings-part.tsx'));
const ColleaguesPart = lazyPart(() => import('./colleagues-part.tsx'));
const CompanyPart = lazyPart(() => import('./company-part.tsx'));
const CustomerPrices = lazyPart(() => import('#web/markups/customer-prices.tsx'));
const LookToBook = lazyPart(() => import('./look-to-book.tsx'));
const NotesPart = lazyPart(() => import('./notes-part.tsx'));

/** Of what is listed in full under a tab of its own. */
const SHOWN = 5;

const useStyles = makeStyles({
  mail: { [upTo768]: { display: 'inline-block', padding: '10px 0', margin: '-10px 0' } },
});

/** What a desk asks of a customer first, then how to reach them, their settings, and what was done lately. */
export default function OverviewPart({ of, place }: { of: CustomerDetails; place: DetailPlace }) {
  const { user, customer, events } = of;
  const mayChange = useMayChange();
  const may = useRights();
  const site = useSite();
  return (
    <>
      {may('tickets.view') && hasModule(site, 'Flights') && (
        <DetailPart label="Bookings" place={place}>
          <BookingsPart of={customer} most={SHOWN} />
        </DetailPart>
      )}
      {customer.legalEntityId && (
        <>
          <DetailPart label="Company" place={place}>
            <CompanyPart of={of} />
          </DetailPart>
          <DetailPart label="Colleagues" place={place}>
            <ColleaguesPart of={customer} />
          </DetailPart>
        </>
      )}
      <DetailPart label="Notes" place={place}>
        <NotesPart of={of} />
      </DetailPart>
      <DetailPart label="Profile" place={place}>
        <Profile of={of} />
      </DetailPart>
      <DetailPart label="Flights" place={place}>
        {mayChange(customer, 'customers.search') ? (
          <FlightSwitches of={of} />
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
        <LookToBook userId={customer.users_id} />
      </DetailPart>
      <DetailPart label="Activity" place={place}>
        <DeedsPart events={events} most={SHOWN} />
      </DetailPart>
    </>
  );
}

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
