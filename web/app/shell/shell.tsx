import { Suspense } from 'react';
import { lazyScreen } from '#web/ui/lazy-part.tsx';
import { loadRoutes } from '#web/app/site-routes.ts';
import { useUser } from '#web/app/session/session.ts';
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx';
import { TravellerLayout } from './traveller-layout.tsx';

// With the routes that its menu looks its items up in.
const StaffLayout = lazyScreen(async () => {
  const [layout] = await Promise.all([import('./staff-layout.tsx'), loadRoutes()]);
  return layout;
});

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
