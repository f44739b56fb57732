import { makeStyles } from '@fluentui/react-components';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { lazyAside } from '#web/app/load-again.ts';
import { useSite } from '#web/site/site.ts';
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeaderHtml } from './site-header-html.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

const TestFlights = lazyAside(() => import('#web/site/test-flights.tsx'));

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
  main: { flexGrow: 1, minWidth: 0 },
});

/** Agents, travellers and visitors: the site's header, one bar, the screen, the footer. */
export function TravellerLayout() {
  const styles = useStyles();
  const { hasTestFlights } = useSite();
  return (
    <div className={styles.root}>
      <SkipLink />
      <SiteHeaderHtml />
      <TopBar />
      <Suspense fallback={null}>{hasTestFlights && <TestFlights />}</Suspense>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Suspense fallback={<LoadingOverlay />}>
          <Outlet />
        </Suspense>
      </main>
      <SiteFooter />
    </div>
  );
}
