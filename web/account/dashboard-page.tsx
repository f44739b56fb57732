import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect } from 'react';
import { siteTaxes } from '#shared/site/site-taxes.ts';
import type { UserData } from '#shared/users/model.ts';
import { getUserBySessionId } from '#shared/users/session/get-user-by-session-id.ts';
import { getWalletBalance } from '#shared/wallet/get-wallet-balance.ts';
import { useCall } from '#web/api/use-call.ts';
import { userAtom, useUser } from '#web/app/session/session.ts';
import { store } from '#web/ui/store.ts';
import { hasModule, useSite } from '#web/site/site.ts';
import { approvedKind } from '#web/users/approval/kind-of.ts';
import { userTypeName } from '#web/users/user-type-name.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Facts } from '#web/ui/list/detail.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Money } from '#web/ui/money.tsx';
import { Status } from '#web/ui/status.tsx';
import { hugeText, largeHeading } from '#web/ui/text.ts';
import { AccountPage } from '#web/users/account-page.tsx';
import { useAccountStyles } from './account-styles.ts';
import { NextTrips } from './next-trips.tsx';

const ProfileParts = lazyPart(() => import('./profile-parts.tsx'));

const useStyles = makeStyles({
  name: { ...largeHeading, overflowWrap: 'anywhere' },
  kind: { margin: '0 0 16px', color: tokens.colorNeutralForeground3 },
  balance: hugeText,
  facts: { marginBottom: '16px' },
});

/** A customer's account at a glance, and what one changes of oneself. */
export default function DashboardPage() {
  const known = useUser();
  // Never an answer of before: another page may have changed what it says.
  const { data } = useCall(getUserBySessionId, {}, { quiet: true, gcTime: 0 });
  // What staff changed meanwhile (an approval, a name) is known to every page from here on.
  useEffect(() => {
    if (data) store.set(userAtom, data);
  }, [data]);
  const user = data ?? known;
  return user ? <Dashboard user={user} /> : null;
}

function Dashboard({ user }: { user: UserData }) {
  const styles = useAccountStyles();
  const site = useSite();
  return (
    <AccountPage heading="My Profile">
      <div className={styles.stack}>
        {user.isAwaitingApproval && (
          <p className={styles.notice} role="status">
            {site.siteName} has not yet approved your {approvedKind(user)}.{' '}
            {site.brandingSettings.lockMode ? 'You will see fares' : 'You can search now and book'} once it is approved.
            We will email you.
          </p>
        )}
        <div className={styles.two}>
          <AtAGlance user={user} />
          <Wallet />
        </div>
        {hasModule(site, 'Flights') && <NextTrips />}
        <ProfileParts user={user} />
      </div>
    </AccountPage>
  );
}

function AtAGlance({ user }: { user: UserData }) {
  const styles = useAccountStyles();
  const own = useStyles();
  const primary = user.phoneNumbers.find(({ label }) => label === 'Primary') ?? user.phoneNumbers.find(() => true);
  const phone =
    primary && primary.phoneNumber !== 'INVALID' ? `${primary.phoneCountryCode} ${primary.phoneNumber}`.trim() : '';
  const { companyNumber } = siteTaxes(useSite());
  return (
    <Card aria-label="Profile" className={styles.card}>
      <h2 className={own.name}>{`${user.firstName} ${user.lastName}`.trim()}</h2>
      <p className={own.kind}>{[userTypeName[user.userType], user.companyName].filter(Boolean).join(', ')}</p>
      <div className={own.facts}>
        <Facts
          facts={[
            ['Email', user.email],
            [
              'Status',
              <Status
                key="status"
                isSmall
                tone={user.status === 'verified' ? 'done' : 'waiting'}
                text={user.status === 'verified' ? 'Verified' : 'Not Verified'}
              />,
            ],
            ['Phone', phone || 'Not set'],
            ['Invoices to', user.billing.billingName],
            [companyNumber, user.gstNumber],
          ]}
        />
      </div>
    </Card>
  );
}

function Wallet() {
  const styles = useAccountStyles();
  const own = useStyles();
  const wallet = useCall(getWalletBalance, {}, { quiet: true });
  return (
    <Card aria-label="Wallet" className={styles.card}>
      <h2 className={styles.heading}>Wallet</h2>
      {wallet.error && <ErrorState error={wallet.error} onRetry={() => void wallet.refetch()} />}
      {wallet.data && (
        <>
          <Money
            minor={wallet.data.balance}
            currency={wallet.data.currency}
            large
            className={mergeClasses(own.balance)}
          />
          <p className={styles.hint}>
            {wallet.data.creditLimit > 0 ? (
              <>
                Can go down to <Money minor={-wallet.data.creditLimit} currency={wallet.data.currency} />.
              </>
            ) : (
              'Bookings are paid from here first.'
            )}
          </p>
        </>
      )}
    </Card>
  );
}
