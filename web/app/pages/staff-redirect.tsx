import { Navigate } from 'react-router-dom';
import { paths } from '#web/app/paths.ts';
import { useHolder } from '#web/app/session/permissions.ts';
import { startOf } from '#web/app/shell/start-of.ts';
import { useVisibleItems } from '#web/app/shell/use-menu.ts';
import { useSiteRoutes } from '#web/app/site-routes.ts';
import { useSite } from '#web/site/site.ts';
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx';

/** `/staff`: what staff work with first, or where they begin who do not hold it. */
export default function StaffRedirect() {
  const site = useSite();
  const holder = useHolder();
  const seen = useVisibleItems(useSiteRoutes());
  if (!holder) return <LoadingOverlay />;
  const hasCustomers = !site.wlMeta.isPlatform && seen([customers]).length > 0;
  return <Navigate to={hasCustomers ? paths.staffCustomers : startOf(site, holder, seen)} replace />;
}

const customers = { label: 'Customers', to: paths.staffCustomers, permission: 'customers.view' } as const;
