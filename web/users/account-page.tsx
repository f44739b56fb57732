import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { UserType } from '#shared/users/types.ts';
import { paths } from '#web/app/paths.ts';
import { useUser } from '#web/app/session/session.ts';
import { edgeFade, useEdgeFade } from '#web/ui/edges/edge-fade.ts';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';
import { Page } from '#web/ui/page.tsx';

const useStyles = makeStyles({
  tabs: {
    ...edgeFade,
    display: 'flex',
    gap: '24px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginBottom: '24px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  tab: {
    flexShrink: 0,
    minWidth: '40px',
    padding: '10px 0 12px',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  current: {
    color: tokens.colorNeutralForeground1,
    fontWeight: 600,
    boxShadow: `inset 0 -2px 0 ${siteTokens.selectedLine}`,
  },
});

const customers: readonly UserType[] = ['travelAgent', 'retail', 'corporate'];
const everybody: readonly UserType[] = [...customers, 'staff'];

/** The pages of one's own account; staff have their own first page, and neither invoices nor travellers. */
const tabs: readonly { to: string; label: string; of: readonly UserType[]; ownersOnly?: true }[] = [
  { to: paths.userDashboard, label: 'My Profile', of: customers },
  { to: paths.userProfile, label: 'My Profile', of: ['staff'] },
  { to: paths.userTransactionHistory, label: 'Wallet', of: customers },
  { to: paths.userColleagues, label: 'Colleagues', of: customers, ownersOnly: true },
  { to: paths.userKeys, label: 'Keys', of: customers, ownersOnly: true },
  { to: paths.userBilling, label: 'Billing details', of: customers },
  { to: paths.userTravellers, label: 'Saved travellers', of: customers },
  { to: paths.userDevices, label: 'Devices', of: everybody },
  { to: paths.userReferral, label: 'Referral', of: everybody },
];

/** What of them is a partner's, who has no account here. */
const ofPartners: readonly string[] = [paths.userTransactionHistory, paths.userKeys];

/** px before the tab where one is: the bar's edge fades over them. */
const FADED = 48;

interface Props {
  heading: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of one's own account among the others. */
export function AccountPage({ heading, lead, actions, children }: Props) {
  const styles = useStyles();
  const user = useUser();
  const { pathname } = useLocation();
  const there = pathname.replace(/\/$/, '');
  // One page at two addresses, but for staff.
  const here = there === paths.userProfile && user?.userType !== 'staff' ? paths.userDashboard : there;
  const nav = useRef<HTMLElement>(null);
  useEdgeFade(nav);
  // On a phone the row of tabs is wider than the page; the page itself stays where it is.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && current) nav.current.scrollLeft = current.offsetLeft - nav.current.offsetLeft - FADED;
  }, [here]);
  return (
    <Page heading={heading} lead={lead} actions={actions}>
      <nav ref={nav} className={styles.tabs} aria-label="Your account">
        {tabs
          .filter(({ to, of, ownersOnly }) =>
            user?.partnerStay
              ? ofPartners.includes(to)
              : user && of.includes(user.userType) && (!ownersOnly || user.isCompanyOwner),
          )
          .map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className={mergeClasses(styles.tab, to === here && styles.current)}
              aria-current={to === here ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
      </nav>
      {children}
    </Page>
  );
}
