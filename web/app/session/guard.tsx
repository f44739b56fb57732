import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { holds } from '#shared/permissions/holds.ts';
import type { SiteRoute } from '#web/app/site-route.ts';
import { paths } from '#web/app/paths.ts';
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx';
import { hasModule, useSite } from '#web/site/site.ts';
import { followRedirect, loginFrom, redirectOf } from './redirect.ts';
import { useHolder } from './permissions.ts';
import { useSignedIn, useUser } from './session.ts';

/**
 * Lets a route through, or sends to login, 403 or away. The server decides again on every call; this only spares the
 * person a dead page.
 */
export function Guard({ route, children }: { route: SiteRoute; children: ReactNode }) {
  const site = useSite();
  const signedIn = useSignedIn();
  const user = useUser();
  const holder = useHolder();
  const location = useLocation();
  useEffect(() => {
    // What guests see in a frame of its own says whose it is once that is known.
    document.title = [route.title, route.bare !== 'guests' && site.siteName].filter(Boolean).join(' · ');
  }, [route.title, route.bare, site.siteName]);

  const { access } = route;
  if (route.module && !hasModule(site, route.module)) return <Navigate to={paths.forbidden} replace />;
  if (route.platformOnly && !site.wlMeta.isPlatform) return <Navigate to={paths.forbidden} replace />;
  const isLocked = route.locked && site.brandingSettings.lockMode;
  if (access === 'guest' && signedIn) return <Onward search={location.search} />;
  if (access === 'guest' && !isLocked) return children;
  if (route.permission && user?.userType === 'staff') {
    if (!holder) return <LoadingOverlay />;
    if (!holds(holder, route.permission)) return <Navigate to={paths.forbidden} replace />;
  }
  const needsUser = access !== undefined || isLocked;
  if (!needsUser) return children;
  if (!signedIn) return <Navigate to={loginFrom(location)} replace />;
  if (!user) return <LoadingOverlay />;
  if (Array.isArray(access) && !access.includes(user.userType)) return <Navigate to={paths.forbidden} replace />;
  return children;
}

/** Signed in already: on to where login was asked for, or to the start. */
function Onward({ search }: { search: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    followRedirect(redirectOf(search), (path) =>
      // Asked for at the search itself, which not everybody has: on to where they begin.
      path === paths.flightSearch
        ? void navigate(paths.home, { replace: true, state: { isInside: true } })
        : void navigate(path, { replace: true }),
    );
  }, [search, navigate]);
  return <LoadingOverlay />;
}
