import { Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { lazyScreen } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import { useUser } from '#web/app/session/session.ts';
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx';

const DashboardPage = lazyScreen(() => import('./dashboard-page.tsx'));

/** `/user/dashboard`: a customer's account at a glance; staff, who have none, are led to what waits for them. */
export default function OwnStart() {
  const user = useUser();
  if (user?.userType === 'staff') return <Navigate to={paths.flightTicketQueue} replace />;
  return (
    <Suspense fallback={<LoadingOverlay />}>
      <DashboardPage />
    </Suspense>
  );
}
