import { Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { lazyScreen } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import { useSignedIn, useUser } from '#web/app/session/session.ts';
import { hasModule, useSite } from '#web/site/site.ts';
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx';

const StartPage = lazyScreen(() => import('./start-page.tsx'));
/** ms until a full load that does not come is not waited for any longer. */
const LEFT_BY = 3000;

/**
 * `/` leaves the app for the site's core address by a full load; without one, or where that does not come, it is where
 * this person begins: the flight search, or what else they may do. `isInside`: asked for by a page that stays inside.
 */
export function HomeRedirect() {
  const site = useSite();
  const signedIn = useSignedIn();
  const user = useUser();
  const { state } = useLocation() as { state: { isInside?: boolean } | null };
  const [isStuck, setStuck] = useState(false);
  const core = state?.isInside ? '' : site.coreUrl;
  useEffect(() => {
    if (!core) return;
    window.location.assign(core);
    const timer = setTimeout(() => setStuck(true), LEFT_BY);
    return () => clearTimeout(timer);
  }, [core]);
  if (core && !isStuck) return <LoadingOverlay />;
  // What everybody but staff begins with is known without another file.
  if (hasModule(site, 'Flights') && (signedIn ? user && user.userType !== 'staff' : true))
    return <Navigate to={paths.flightSearch} replace />;
  return (
    <Suspense fallback={<LoadingOverlay />}>
      <StartPage />
    </Suspense>
  );
}
