import { makeStyles } from '@fluentui/react-components';
import { type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { lazyAside } from '#web/ui/load-again.ts';
import { useUser } from '#web/app/session/session.ts';
import { useSite } from '#web/site/site.ts';
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx';
import { growing } from '#web/ui/stack.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeaderHtml } from './site-header-html.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

const MailProblemLine = lazyAside(() => import('#web/account/mail-problem-line.tsx'));
const TestFlights = lazyAside(() => import('#web/app/test-flights.tsx'));

const PartnerBar = lazyAside(() => import('#web/partners/partner-bar.tsx'));
const WaitingBar = lazyAside(() => import('#web/users/approval/waiting-bar.tsx'));

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
  main: growing,
});

/** Agents, travellers and visitors: the site's header, one bar, the screen (what the route says), the footer. */
export function TravellerLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const styles = useStyles();
  const { hasTestFlights } = useSite();
  const user = useUser();
  return (
    <div className={styles.root}>
      <SkipLink />
      {user?.partnerStay && <PartnerBar stay={user.partnerStay} />}
      {user?.isAwaitingApproval && <WaitingBar user={user} />}
      <SiteHeaderHtml />
      <TopBar />
      {hasTestFlights && <TestFlights />}
      {user?.mailProblem && <MailProblemLine />}
      <main id="main" tabIndex={-1} className={styles.main}>
        <Suspense fallback={<LoadingOverlay />}>{children}</Suspense>
      </main>
      <SiteFooter />
    </div>
  );
}
