import { Link, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { siteTaxes } from '#shared/site/site-taxes.ts';
import type { CustomerDetails } from '#shared/users/customers/get-user-by-id.ts';
import { useRights } from '#web/app/session/permissions.ts';
import { hasModule, useSite, useSiteDays } from '#web/site/site.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { DetailPart, Facts } from '#web/ui/list/detail.tsx';
import { MailText } from '#web/ui/list/mail-text.tsx';
import type { DetailPlace } from '#web/ui/list/list-page.tsx';
import { inNarrowColumn } from '#web/ui/stack.ts';
import { formatLongDay } from '#web/ui/long-day.ts';
import { from1024, upTo768 } from '#web/ui/theme/breakpoints.ts';
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
  parts: { ...inNarrowColumn('20px'), alignContent: 'start' },
  page: { gap: '32px', [from1024]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' } },
  pair: { gap: '24px', [from1024]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  aside: { [from1024]: { paddingLeft: '32px', borderLeft: `1px solid ${tokens.colorNeutralStroke2}` } },
  mail: { [upTo768]: { display: 'inline-block', padding: '10px 0', margin: '-10px 0' } },
});

/** What a desk asks of a customer first, then how to reach them, their settings, and what was done lately. */
export default function OverviewPart({ of, place }: { of: CustomerDetails; place: DetailPlace }) {
  const { user, customer, events } = of;
  const mayChange = useMayChange();
  const may = useRights();
  const site = useSite();
  const styles = useStyles();
  const part = (label: string, of: ReactNode) => (
    <DetailPart label={label} place={place}>
      {of}
    </DetailPart>
  );
  return (
    <div className={mergeClasses(styles.parts, place.isPage && styles.page)}>
      <div className={styles.parts}>
        {may('tickets.view') &&
          hasModule(site, 'Flights') &&
          part('Bookings', <BookingsPart of={customer} most={SHOWN} isPage={place.isPage} />)}
        <div className={mergeClasses(styles.parts, place.isPage && styles.pair)}>
          {part('Look to book', <LookToBook userId={customer.users_id} />)}
          {part('Notes', <NotesPart of={of} />)}
        </div>
        {part('Activity', <DeedsPart events={events} most={SHOWN} />)}
      </div>
      <div className={mergeClasses(styles.parts, place.isPage && styles.aside)}>
        {customer.legalEntityId && (
          <>
            {part('Company', <CompanyPart of={of} />)}
            {part('Colleagues', <ColleaguesPart of={customer} />)}
          </>
        )}
        {part('Profile', <Profile of={of} />)}
        {part(
          'Flights',
          mayChange(customer, 'customers.search') ? (
            <FlightSwitches of={of} />
          ) : (
            <Facts
              facts={[
                ['Flight search', user.isFlightSearchAllowed ? 'Allowed' : 'Not allowed'],
                ['Flight hold', user.isFlightHoldAllowed ? 'Allowed' : 'Not allowed'],
              ]}
            />
          ),
        )}
        {may('markups.view') && customer.userType !== 'staff' && part('Prices', <CustomerPrices row={customer} />)}
        {may('rights.view') && part('Access', <AccessPart user={user} />)}
      </div>
    </div>
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
            <MailText address={customer.email} />
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
