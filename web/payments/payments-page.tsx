import { Navigate } from 'react-router-dom';
import { paths } from '#web/app/paths.ts';
import { orderPath } from '#web/flights/booking/booking-address.ts';
import { readJourney } from '#web/flights/booking/journey.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** `/payments`: the payment that is under way in this tab; without one, the ways on. */
export default function PaymentsPage() {
  const orderId = readJourney()?.paymentOrderId;
  if (orderId) return <Navigate to={orderPath(orderId)} replace />;
  const action = (
    <>
      <LinkButton to={paths.flightSearch} appearance="primary">
        Search flights
      </LinkButton>
      <LinkButton to={paths.flightTicketQueue}>Open my tickets</LinkButton>
    </>
  );
  return (
    <EmptyState
      page
      icon="wallet"
      heading="No payment is under way"
      text="What you have paid for stands among your tickets."
      action={action}
    />
  );
}
