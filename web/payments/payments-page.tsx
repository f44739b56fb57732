import { Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { lazyScreen } from '#web/ui/lazy-part.tsx';
import { useUser } from '#web/app/session/session.ts';
import { orderPath } from '#web/flights/booking/booking-address.ts';
import { readJourney } from '#web/flights/journey/journey.ts';
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx';
import { NoPayments } from './no-payments.tsx';

const OwnPayments = lazyScreen(() => import('./own-payments.tsx'));

/** `/payments`: the payment that is under way in this tab; without one, all that one began, or the ways on. */
export default function PaymentsPage() {
  const user = useUser();
  const orderId = readJourney()?.paymentOrderId;
  if (orderId) return <Navigate to={orderPath(orderId)} replace />;
  if (!user || user.userType === 'staff') return <NoPayments />;
  return (
    <Suspense fallback={<LoadingOverlay label="Loading your payments" />}>
      <OwnPayments />
    </Suspense>
  );
}
