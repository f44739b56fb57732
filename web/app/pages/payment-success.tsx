import { Navigate, useLocation } from 'react-router-dom';
import { paths, toPath } from '#web/app/paths.ts';
import { readJourney } from '#web/flights/journey/journey.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/**
 * Where older gateway set-ups send people back to. The address proves nothing, so nothing is claimed: the order's own
 * page asks the gateway, where the order is named or known in this tab.
 */
export default function PaymentSuccess() {
  const orderId = new URLSearchParams(useLocation().search).get('orderId') ?? readJourney()?.paymentOrderId;
  if (orderId && /^[0-9A-Za-z]{10,40}$/.test(orderId))
    return <Navigate to={toPath(paths.userPayments, { orderId })} replace />;
  const action = (
    <>
      <LinkButton to={paths.flightTicketQueue} appearance="primary">
        Open my tickets
      </LinkButton>
      <LinkButton to={paths.flightSearch}>Search flights</LinkButton>
    </>
  );
  return (
    <EmptyState
      page
      icon="wallet"
      heading="You are back from the payment page"
      text="This page cannot show whether your payment arrived. Paid bookings are completed automatically and listed under Tickets; a payment that cannot be used is refunded."
      action={action}
    />
  );
}
