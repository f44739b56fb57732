import type { OrderView } from '#shared/payments/order-view.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { orderPath } from '../booking-address.ts';

interface Props {
  order: OrderView;
  onBookAgain(): void;
}

/** In the passengers' place after Back from a paid booking: nothing is booked a second time without being asked for. */
export default function BookedBefore({ order, onBookAgain }: Props) {
  const text = order.isBookingInProcess
    ? 'You have paid for these flights, and they are being booked.'
    : `These flights are booked, PNR ${order.pnr}.`;
  const action = (
    <>
      <LinkButton to={orderPath(order.orderId)} appearance="primary">
        Open this booking
      </LinkButton>
      <Button onClick={onBookAgain}>Book again</Button>
    </>
  );
  return <EmptyState page icon="check" heading="You have already booked these flights" text={text} action={action} />;
}
