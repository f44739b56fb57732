import { makeStyles } from '@fluentui/react-components';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeaderHtml } from './site-header-html.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
  main: { flexGrow: 1, minWidth: 0 },
  // The footer waits below the window: in sight, it would be pushed out when the screen comes.
  waiting: { minHeight: '100dvh' },
});

/** Agents, travellers and visitors: the site's header, one bar, the screen, the footer. */
export function TravellerLayout() {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <SkipLink />
      <SiteHeaderHtml />
      <TopBar />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Suspense
          fallback={
            <div className={styles.waiting}>
              <LoadingOverlay />
            </div>
          }
        >
          <Outlet />
        </Suspense>
      </main>
      <SiteFooter />
    </div>
  );
}
