import { lazy, Suspense } from 'react';
import { useUser } from '#web/app/session/session.ts';
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx';
import { TravellerLayout } from './traveller-layout.tsx';

const StaffLayout = lazy(() => import('./staff-layout.tsx'));

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
