import { useLocation, useSearchParams } from 'react-router-dom';
import { getFlightDetails } from '#shared/flights/get-flight-details.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import type { OrderView } from '#shared/payments/order-view.ts';
import { isNotThere } from '#web/api/call-failed.ts';
import { useCall } from '#web/api/use-call.ts';
import { paths } from '#web/app/paths.ts';
import { SupersededOrder } from '#web/flights/booking/review/superseded-order.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { BookingLoading } from '../booking-loading.tsx';
import { readJourney } from '../../journey/journey.ts';
import { searchAgainPath } from '../search-again.ts';
import { ReviewAndPay } from './review-and-pay.tsx';

const lead = 'Nothing is charged until you press pay.';

/** `/flight/bookingReview`: the order before it is paid. Every 402 of a flight call leads here. */
export default function BookingReviewPage() {
  const [query] = useSearchParams();
  const { state } = useLocation() as { state: { isPriceChanged?: boolean } | null };
  const journey = readJourney();
  if (state?.isPriceChanged && journey)
    return (
      <EmptyState
        page
        icon="warning"
        heading="The price has changed"
        text="Nothing was booked or charged. Your passengers are saved: check the new total and decide."
        link={{ to: journey.address, label: 'See the new price' }}
      />
    );
  const orderId = query.get('order') ?? journey?.paymentOrderId;
  if (!orderId)
    return (
      <EmptyState
        page
        heading="Nothing to review"
        text="Your booking appears here once you have entered the passengers."
        link={{
          to: journey?.address ?? paths.flightSearch,
          label: journey ? 'Back to the passengers' : 'Search flights',
        }}
      />
    );
  return <OrderReview key={orderId} orderId={orderId} />;
}

function OrderReview({ orderId }: { orderId: string }) {
  const details = useCall(getFlightDetails, { orderId }, { staleTime: 0, quiet: true });
  // Another tab may have paid it, or made a newer one: whoever comes back to this one is told.
  const order = useCall(getOrder, { orderId }, { staleTime: 0, refetchOnWindowFocus: 'always' });
  if (order.data && details.error?.failure.code === 'ORDER_EXPIRED') return <TimeToPayIsOver order={order.data} />;
  if (order.data?.state === 'SUPERSEDED') return <SupersededOrder order={order.data} />;
  const error = details.error ?? order.error;
  if (error && !(details.data && order.data)) {
    if (isNotThere(error.failure))
      return (
        <EmptyState
          page
          heading="Booking not found"
          text="It may belong to another account."
          link={{ to: paths.flightSearch, label: 'Search flights' }}
        />
      );
    return <ErrorState error={error} onRetry={() => void Promise.all([details.refetch(), order.refetch()])} />;
  }
  if (!details.data || !order.data)
    return (
      <BookingLoading step="Review and pay" heading="Review and pay" lead={lead} cards={['Flights', 'Pay with']} />
    );
  return (
    <ReviewAndPay
      details={details.data}
      order={order.data}
      heardAt={order.dataUpdatedAt}
      lead={lead}
      changePath={readJourney()?.address}
    />
  );
}

/** The order lapsed, and its people were erased with it; what was paid too late goes back by itself. */
function TimeToPayIsOver({ order }: { order: OrderView }) {
  const money = order.returnedPayments.length
    ? 'Your payment arrived after the time limit. We are refunding it to your original payment method.'
    : 'Nothing was booked or charged.';
  return (
    <EmptyState
      page
      icon="warning"
      heading="The time limit has passed"
      text={`${money} Fares and seats may have changed: search again for current prices.`}
      link={{ to: searchAgainPath(order), label: 'Search again' }}
    />
  );
}
