import { Navigate } from 'react-router-dom';
import { useHolder } from '#web/app/session/permissions.ts';
import { useSignedIn } from '#web/app/session/session.ts';
import { startOf } from '#web/app/shell/start-of.ts';
import { useVisibleItems } from '#web/app/shell/use-menu.ts';
import { useSiteRoutes } from '#web/app/site-routes.ts';
import { useSite } from '#web/site/site.ts';
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx';

/** Leads on to where this person begins, once it is known who they are and what they may do. */
export default function StartPage() {
  const site = useSite();
  const signedIn = useSignedIn();
  const holder = useHolder();
  const seen = useVisibleItems(useSiteRoutes());
  if (signedIn && !holder) return <LoadingOverlay />;
  return <Navigate to={startOf(site, holder, seen)} replace />;
}
