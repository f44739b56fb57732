import { Suspense, useMemo } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { isAsClient } from './as-client.ts';
import { Guard } from './session/guard.tsx';
import { useSignedIn } from './session/session.ts';
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
  const { pathname, search } = useLocation();
  const routes = useSiteRoutes(pathname);
  const isSignedIn = useSignedIn();
  const isGuest = !isSignedIn || isAsClient(search);
  return useMemo(() => {
    const isBare = ({ bare }: SiteRoute) => bare === true || (bare === 'guests' && isGuest);
    return (
      <Routes>
        {routes.filter(isBare).map(toRoute)}
        <Route element={<Shell />}>{routes.filter((route) => !isBare(route)).map(toRoute)}</Route>
      </Routes>
    );
  }, [routes, isGuest]);
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
