import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useAtom } from 'jotai';
import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { lazyPart, lazyScreen } from '#web/ui/lazy-part.tsx';
import { appStateAtom } from '#web/app/app-state.ts';
import { lazyAside } from '#web/ui/load-again.ts';
import { ScreenBoundary } from '#web/app/screen-boundary.tsx';
import { routeAt, useSiteRoutes } from '#web/app/site-routes.ts';
import { useUser } from '#web/app/session/session.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { onPaper } from '#web/ui/theme/breakpoints.ts';
import { ExportWatch } from '#web/exports/export-watch.tsx';
import { useSite } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx';
import { Brand } from '#web/app/brand.tsx';
import { growing, inRow, notOnPaper } from '#web/ui/stack.ts';
import FindButton from './find-button.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeaderHtml } from './site-header-html.tsx';
import { SkipLink } from './skip-link.tsx';
import { staffMenu } from './staff-menu.ts';
import { StaffNav } from './staff-nav.tsx';
import { useVisibleItems } from './use-menu.ts';
import { UserButton } from './user-button.tsx';

const MailProblemLine = lazyAside(() => import('#web/account/mail-problem-line.tsx'));
const TestFlights = lazyAside(() => import('#web/app/test-flights.tsx'));
const PhoneMenu = lazyPart(() => import('./phone-menu.tsx'));

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '224px minmax(0, 1fr)',
    minHeight: '100dvh',
    [upTo768]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [onPaper]: { display: 'block' },
  },
  folded: { gridTemplateColumns: '56px minmax(0, 1fr)', [upTo768]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  side: { [upTo768]: { display: 'none' }, ...notOnPaper },
  bar: {
    ...inRow('12px'),
    boxSizing: 'border-box',
    height: '56px',
    padding: '0 24px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [upTo768]: { padding: '0 8px 0 16px' },
    ...notOnPaper,
  },
  right: { ...inRow('8px'), marginLeft: 'auto', [upTo768]: { marginLeft: 0 } },
  phoneOnly: { display: 'none', [upTo768]: { display: 'inline-flex' } },
  column: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  main: growing,
});

const SetUpPage = lazyScreen(() => import('#web/users/second-factor/set-up-page.tsx'));

/** Staff: menu at the left, folded to a rail on demand; a bar with the person on top. */
export default function StaffLayout() {
  const styles = useStyles();
  const user = useUser()!;
  const { wlMeta, hasTestFlights } = useSite();
  const isAsked = wlMeta.isSecondFactorRequired;
  const routes = useSiteRoutes();
  const seen = useVisibleItems(routes);
  const staff = staffMenu
    .map((section) => ({ ...section, items: seen(section.items) }))
    .filter(({ items }) => items.length > 0);
  const [state, setState] = useAtom(appStateAtom);
  // Known before the screen is there, which would be moved aside by a menu that folds later.
  const { pathname } = useLocation();
  const isFolded = state.menuFolded ?? routeAt(routes, pathname)?.hasPanes ?? false;
  const [open, setOpen] = useState(false);
  return (
    <>
      <SkipLink />
      <SiteHeaderHtml />
      <div className={mergeClasses(styles.root, isFolded && styles.folded)}>
        <div className={styles.side}>
          <StaffNav
            sections={staff}
            folded={isFolded}
            onFold={(menuFolded) => setState((before) => ({ ...before, menuFolded }))}
          />
        </div>
        <div className={styles.column}>
          <header className={styles.bar}>
            <div className={styles.phoneOnly}>
              <Brand />
            </div>
            <FindButton isField />
            <div className={styles.right}>
              <UserButton user={user} items={[]} />
              <Button
                className={styles.phoneOnly}
                appearance="subtle"
                icon={<Icon name="menu" />}
                aria-label="Menu"
                aria-expanded={open}
                onClick={() => setOpen(true)}
              />
            </div>
          </header>
          {hasTestFlights && <TestFlights />}
          {user.mailProblem && <MailProblemLine />}
          <main id="main" tabIndex={-1} className={styles.main}>
            <Suspense fallback={<LoadingOverlay />}>
              {isAsked && !user.hasSecondFactor ? <SetUpPage /> : <Outlet />}
            </Suspense>
          </main>
          <SiteFooter />
        </div>
      </div>
      {open && <PhoneMenu items={staff.flatMap(({ items }) => items)} onClose={() => setOpen(false)} />}
      <ScreenBoundary isAside>
        <ExportWatch />
      </ScreenBoundary>
    </>
  );
}
