import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '#web/app/paths.ts';
import { useSite } from '#web/site/site.ts';

/** `/` leaves the app for the site's core address by a full load; without one it is the flight search. */
export function HomeRedirect() {
  const { coreUrl } = useSite();
  useEffect(() => {
    if (coreUrl) window.location.assign(coreUrl);
  }, [coreUrl]);
  return coreUrl ? null : <Navigate to={paths.flightSearch} replace />;
}
