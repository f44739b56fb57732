import { Link, makeStyles, tokens } from '@fluentui/react-components';
import { useLocation } from 'react-router-dom';
import type { UserData } from '#shared/users/model.ts';
import { paths } from '#web/app/paths.ts';
import { useUser } from '#web/app/session/session.ts';
import { useSite, useSiteDays } from '#web/site/site.ts';
import { formatLongDay } from '#web/ui/long-day.ts';
import { notOnPaper } from '#web/ui/stack.ts';
import { TextLink } from '#web/ui/text-link.tsx';

const useStyles = makeStyles({
  root: {
    margin: 0,
    padding: '8px 16px',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    backgroundColor: tokens.colorPaletteYellowBackground1,
    color: tokens.colorNeutralForeground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    // Blue on yellow is too faint in the dark: underlined, they are links in any colour.
    '& a, & a:hover': { color: 'inherit', textDecorationLine: 'underline' },
    ...notOnPaper,
  },
});

/** At home and in one's account, to staff everywhere: mails to one's own address come back, and who mends that. */
export default function MailProblemLine() {
  const styles = useStyles();
  const user = useUser();
  const { dayOf } = useSiteDays();
  const { pathname } = useLocation();
  const isThere =
    user?.userType === 'staff' || pathname === paths.flightSearch || pathname.startsWith(paths.userDashboard);
  if (!user?.mailProblem || user.mailProblem.reason !== 'bounce' || !isThere) return null;
  return (
    <aside className={styles.root} aria-label="Your emails">
      Emails to {user.email} have bounced since {formatLongDay(dayOf(user.mailProblem.at))}: tickets, refunds and links
      do not reach you. {user.userType === 'staff' ? <AmongStaff user={user} /> : <AskTheSite user={user} />}
    </aside>
  );
}

/** Nobody changes their own address; a super admin lifts what bounced, their own too. */
const AmongStaff = ({ user: { id, isSuperAdmin } }: { user: UserData }) =>
  isSuperAdmin ? (
    <>
      Once the mailbox works,{' '}
      <TextLink inline to={`${paths.staffCustomers}?open=${encodeURIComponent(id)}`}>
        allow emails to it again
      </TextLink>
      . Another super admin can change the address.
    </>
  ) : (
    'Any super admin can change the address, or allow emails to it again once the mailbox works.'
  );

/** How the site is reached by whoever cannot be mailed. */
function AskTheSite({ user: { email } }: { user: UserData }) {
  const { companyName, adminContact, adminEmail } = useSite();
  return (
    <>
      {companyName} can change the address, or allow emails to it again once the mailbox works: please contact them
      {adminContact && (
        <>
          {' at '}
          <Link inline href={`tel:${adminContact.replace(/[^\d+]/g, '')}`}>
            {adminContact}
          </Link>
        </>
      )}
      {adminEmail && (
        <>
          {adminContact ? ' or ' : ' at '}
          <Link inline href={`mailto:${adminEmail}?subject=${encodeURIComponent(`My email: ${email}`)}`}>
            {adminEmail}
          </Link>
        </>
      )}
      .
    </>
  );
}
