import './theme/page.css';
import { Provider as JotaiProvider } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { SiteData } from '#shared/site/model.ts';
import { hasModule } from '#web/site/site.ts';
import DriverPage from '#web/transfers/driver/driver-page.tsx';
import { store } from '#web/ui/store.ts';
import { detectedSite, followSaves, siteOfPage } from './load-site.ts';
import ComingSoon from './pages/coming-soon.tsx';
import { paths } from './paths.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { ThemeProvider } from './theme/theme-provider.tsx';

/**
 * A driver's page without the app around it: no session, no menu, none of its other screens. Whatever lies below
 * `/dmc/driver/` begins here, so that a phone on a bad line loads this alone.
 */
function start(site: SiteData | undefined): void {
  if (site && !hasModule(site, 'Dmc')) return location.replace(`/app${paths.forbidden}`);
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      {site ? (
        <JotaiProvider store={store}>
          <ThemeProvider>
            <ScreenBoundary>
              <DriverPage token={tokenIn(location.pathname)} />
            </ScreenBoundary>
          </ThemeProvider>
        </JotaiProvider>
      ) : (
        <ComingSoon />
      )}
    </StrictMode>,
  );
  followSaves();
}

/** What of `/app/dmc/driver/<token>` is the link's own; empty where there is nothing. */
const tokenIn = (path: string): string => path.split('/').slice(4).join('/').replace(/\/+$/, '');

const site = siteOfPage();
if (site) start(site);
else void detectedSite().then(start);
