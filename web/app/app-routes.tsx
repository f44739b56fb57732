import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx';
import { siteRoutes } from './routes.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { Guard } from './session/guard.tsx';
import { Shell } from './shell/shell.tsx';
import type { SiteRoute } from './site-route.ts';

const toRoute = (route: SiteRoute) => (
  <Route
    key={route.path}
    path={route.path}
    element={
      <Guard route={route}>
        <ScreenBoundary key={route.path}>
          <route.screen />
        </ScreenBoundary>
      </Guard>
    }
  />
);

/** The routes, those with header, menu and footer inside the shell. */
export function AppRoutes() {
  return (
    <ScreenBoundary>
      <Suspense fallback={<LoadingOverlay />}>
        <Routes>
          {siteRoutes.filter((route) => route.bare).map(toRoute)}
          <Route element={<Shell />}>{siteRoutes.filter((route) => !route.bare).map(toRoute)}</Route>
        </Routes>
      </Suspense>
    </ScreenBoundary>
  );
}
