import { lazy, Suspense } from 'react';
import { loadRoutes } from '#web/app/site-routes.ts';
import { useUser } from '#web/app/session/session.ts';
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx';
import { TravellerLayout } from './traveller-layout.tsx';

// With the routes that its menu looks its items up in.
const StaffLayout = lazy(() => Promise.all([import('./staff-layout.tsx'), loadRoutes()]).then(([layout]) => layout));

/** Staff work beside a menu; everybody else under a bar. */
export function Shell() {
  const user = useUser();
  return user?.userType === 'staff' ? (
    <Suspense fallback={<LoadingOverlay />}>
      <StaffLayout />
    </Suspense>
  ) : (
    <TravellerLayout />
  );
}
