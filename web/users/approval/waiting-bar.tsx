import { makeStyles, tokens } from '@fluentui/react-components';
import { useLocation } from 'react-router-dom';
import type { UserData } from '#shared/users/model.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { useSite } from '#web/site/site.ts';
import { BookingIcon } from '#web/ui/booking-icon.tsx';
import { pageWide } from '#web/ui/stack.ts';
import { approvedKind } from './kind-of.ts';
import { DeskContact } from './desk-contact.tsx';
import { useApproval } from './use-approval.ts';

const useStyles = makeStyles({
  root: {
    backgroundColor: tokens.colorStatusWarningBackground1,
    borderBottom: `1px solid ${tokens.colorStatusWarningBorder1}`,
    color: tokens.colorNeutralForeground1,
  },
  wrap: {
    ...pageWide,
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    columnGap: '12px',
    alignItems: 'center',
    minHeight: '40px',
    padding: '8px 24px',
    [upTo768]: {
      gridTemplateColumns: '20px minmax(0, 1fr)',
      alignItems: 'start',
      padding: '10px 16px',
      '> :last-child:not(p)': { gridColumn: '2', padding: '10px 0' },
    },
  },
  icon: { display: 'inline-flex', color: tokens.colorStatusWarningForeground3 },
  text: { margin: 0 },
});

/** Where flights are looked for: the search, and what it found. */
const isSearching = (pathname: string) => /^\/(flight(\/(search|searchFlight|searchResult\/.*))?)?$/.test(pathname);

/** To an agency that waits for approval, where it searches: what it may do, what comes next and whom to call. */
export default function WaitingBar({ user }: { user: UserData }) {
  const { pathname } = useLocation();
  return isSearching(pathname) ? <Bar user={user} /> : null;
}

function Bar({ user }: { user: UserData }) {
  const styles = useStyles();
  const { siteName, brandingSettings } = useSite();
  const isOwn = user.isCompanyOwner || !user.companyName;
  useApproval(user);
  return (
    <aside className={styles.root} aria-label="Awaiting approval">
      <div className={styles.wrap}>
        <span className={styles.icon}>
          <BookingIcon name="timer" />
        </span>
        <p className={styles.text}>
          <strong>{user.companyName || `Your ${approvedKind(user)}`} is awaiting approval.</strong>{' '}
          {brandingSettings.lockMode ? 'You will see fares' : 'Search as you like; you can book'} once {siteName} has
          approved {isOwn ? 'it. We will email you.' : 'it.'}
        </p>
        <DeskContact />
      </div>
    </aside>
  );
}
