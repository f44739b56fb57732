import { Suspense, useMemo } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { Guard } from './session/guard.tsx';
import { Shell } from './shell/shell.tsx';
import type { SiteRoute } from './site-route.ts';
import { useSiteRoutes } from './site-routes.ts';

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

/**
 * The routes, those with header, menu and footer inside the shell. In one place whichever list is there: the shell
 * stays when the list grows.
 */
function ListedRoutes() {
  const routes = useSiteRoutes(useLocation().pathname);
  return useMemo(
    () => (
      <Routes>
        {routes.filter((route) => route.bare).map(toRoute)}
        <Route element={<Shell />}>{routes.filter((route) => !route.bare).map(toRoute)}</Route>
      </Routes>
    ),
    [routes],
  );
}

/** What stands at the address. */
export function AppRoutes() {
  return (
    <ScreenBoundary>
      <Suspense fallback={<LoadingOverlay />}>
        <ListedRoutes />
      </Suspense>
    </ScreenBoundary>
  );
}
