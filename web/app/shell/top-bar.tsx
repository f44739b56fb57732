import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { lazyAside } from '#web/ui/load-again.ts';
import { loginFrom } from '#web/app/session/redirect.ts';
import { useSignedIn, useUser } from '#web/app/session/session.ts';
import { upTo300, upTo768 } from '#web/ui/theme/breakpoints.ts';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Brand } from '#web/app/brand.tsx';
import { inRow, notOnPaper, pageWide } from '#web/ui/stack.ts';
import { useMenu } from './use-menu.ts';
import { UserButton } from './user-button.tsx';

const PhoneMenu = lazyPart(() => import('./phone-menu.tsx'));
const WalletChip = lazyAside(() => import('./wallet-chip.tsx'));
const FindButton = lazyAside(() => import('./find-button.tsx'));

const useStyles = makeStyles({
  root: {
    position: 'relative',
    zIndex: 2,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: `0 1px 0 ${tokens.colorNeutralStroke2}`,
    ...notOnPaper,
  },
  row: {
    ...inRow('32px'),
    ...pageWide,
    height: '64px',
    padding: '0 24px',
    [upTo768]: { height: '56px', padding: '0 8px 0 16px', gap: '8px' },
  },
  nav: { display: 'flex', alignSelf: 'stretch', gap: '28px', flexGrow: 1, [upTo768]: { display: 'none' } },
  link: {
    display: 'flex',
    alignItems: 'center',
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    boxShadow: 'inset 0 -2px 0 transparent',
    ':hover': { color: tokens.colorNeutralForeground1 },
  },
  current: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    boxShadow: `inset 0 -2px 0 ${siteTokens.selectedLine}`,
  },
  right: { ...inRow('12px'), marginLeft: 'auto' },
  // Kept for what is in the wallet until that is known.
  wallet: {
    display: 'inline-flex',
    justifyContent: 'flex-end',
    minWidth: '88px',
    [upTo768]: { minWidth: '64px' },
    // The account's menu says it too.
    [upTo300]: { display: 'none' },
  },
  find: { minWidth: '32px', [upTo768]: { minWidth: '40px' } },
  phoneOnly: { display: 'none', [upTo768]: { display: 'inline-flex' } },
});

/** Logo, what is sold, wallet and the person. On a phone the menu opens from a button. */
export function TopBar() {
  const styles = useStyles();
  const signedIn = useSignedIn();
  const user = useUser();
  const location = useLocation();
  const { sales, own } = useMenu();
  const [open, setOpen] = useState(false);
  const tickets = own.filter(({ to }) => to === '/flight/ticketQueue');
  const links = [...sales, ...tickets];
  return (
    <header className={styles.root}>
      <div className={styles.row}>
        <Brand />
        <nav className={styles.nav} aria-label="Main">
          {links.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              className={({ isActive }) =>
                mergeClasses(styles.link, (isActive || isNear(to, location.pathname)) && styles.current)
              }
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <div className={styles.right}>
          {user && (
            <span className={styles.find}>
              <FindButton />
            </span>
          )}
          {user && (
            <span className={styles.wallet}>
              <WalletChip />
            </span>
          )}
          {user && <UserButton user={user} items={own} />}
          {!signedIn && (
            // Beside whatever the screen itself is for, which alone is primary.
            <LinkButton to={loginFrom(location)}>Sign in</LinkButton>
          )}
          {links.length > 0 && (
            <Button
              className={styles.phoneOnly}
              appearance="subtle"
              icon={<Icon name="menu" />}
              aria-label="Menu"
              aria-expanded={open}
              onClick={() => setOpen(true)}
            />
          )}
        </div>
      </div>
      {open && (
        <PhoneMenu
          items={[...links, ...own.filter((item) => !tickets.includes(item))]}
          onClose={() => setOpen(false)}
        />
      )}
    </header>
  );
}

/** Every step from search to payment belongs to Flights, the queues to Tickets. */
const isNear = (to: string, here: string) =>
  to === '/flight/search' && /^\/flight\/(search|passenger|booking|calendar)/.test(here);
