import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { formatMoney } from '#shared/money.ts';
import { formatDay } from '#shared/time.ts';
import { getCustomerMonthlyFlightDetails } from '#shared/users/customers/get-customer-monthly-flight-details.ts';
import type { CustomerDetails } from '#shared/users/customers/get-user-by-id.ts';
import { useCall } from '#web/api/use-call.ts';
import { useRights } from '#web/app/session/permissions.ts';
import { hasModule, useSite, useSiteDays } from '#web/site/site.ts';
import { momentText } from '#web/ui/moment-text.ts';
import { Money } from '#web/ui/money.tsx';
import { inGrid } from '#web/ui/stack.ts';
import { figure, quietLine } from '#web/ui/text.ts';
import { from768 } from '#web/ui/theme/breakpoints.ts';

const useStyles = makeStyles({
  root: {
    ...inGrid('minmax(0, 1fr) minmax(0, 1fr)', '0'),
    margin: 0,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    '& > div': { padding: '10px 0', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
    '& > div:nth-child(even)': { paddingLeft: '12px', borderLeft: `1px solid ${tokens.colorNeutralStroke2}` },
    '& dt': quietLine,
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  },
  page: {
    [from768]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      '& > div': { paddingRight: '12px' },
      '& > div:not(:nth-child(4n + 1))': {
        paddingLeft: '20px',
        borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
      },
    },
  },
  value: { ...figure, whiteSpace: 'normal' },
  note: quietLine,
});

/** What is asked first of a customer: what they can spend, and what they last looked for. */
export default function Glance({ of, isPage }: { of: CustomerDetails; isPage: boolean }) {
  const { customer, wallets } = of;
  const styles = useStyles();
  const may = useRights();
  const site = useSite();
  const isBuyer = customer.userType !== 'staff';
  const maySeeMoney = isBuyer && may('wallet.view');
  const hasFlights = hasModule(site, 'Flights');
  if (!maySeeMoney && !hasFlights) return null;
  const moved = wallets.length ? wallets : [{ currency: site.currency, balance: 0, creditLimit: 0 }];
  return (
    <section aria-label="At a glance">
      <dl className={mergeClasses(styles.root, isPage && styles.page)}>
        {maySeeMoney &&
          moved.map(({ currency, balance, creditLimit }) => [
            <Figure
              key={`wallet ${currency}`}
              label="Wallet"
              value={<Money minor={balance} currency={currency} />}
              note={
                creditLimit > 0
                  ? `${formatMoney(balance + creditLimit, currency)} available including the limit`
                  : wallets.length === 0 && 'No entries yet'
              }
            />,
            <Figure
              key={`limit ${currency}`}
              label="Credit limit"
              value={creditLimit > 0 ? <Money minor={creditLimit} currency={currency} /> : 'None'}
              note={creditLimit > 0 && (balance < 0 ? `${formatMoney(-balance, currency)} used` : 'None used')}
            />,
          ])}
        {hasFlights && <Flown userId={customer.users_id} />}
      </dl>
    </section>
  );
}

function Flown({ userId }: { userId: string }) {
  const { zone } = useSiteDays();
  const { data } = useCall(getCustomerMonthlyFlightDetails, { userId }, { quiet: true });
  const [month] = data?.months ?? [];
  const search = data?.lastSearch;
  const isNone = data && !search && data.months.every(({ look_count: looks }) => looks === 0);
  return (
    <>
      <Figure
        label="Bookings this month"
        value={month ? month.book_count.toLocaleString('en-IN') : '–'}
        note={
          month && `of ${month.look_count.toLocaleString('en-IN')} ${month.look_count === 1 ? 'search' : 'searches'}`
        }
      />
      <Figure
        label="Last search"
        value={search ? `${search.origin} – ${search.destination}` : isNone ? 'None' : '–'}
        note={
          search
            ? `${momentText(search.at, zone)}, for ${formatDay(search.day)}, ${search.travellers} ${search.travellers === 1 ? 'traveller' : 'travellers'}`
            : isNone && 'in the last twelve months'
        }
      />
    </>
  );
}

function Figure({ label, value, note }: { label: string; value: ReactNode; note: ReactNode }) {
  const styles = useStyles();
  return (
    <div>
      <dt>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}
