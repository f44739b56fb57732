import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Failure, FieldErrors } from '#shared/errors.ts';
import type { FareQuoteAnswer } from '#shared/flights/fare-quote.ts';
import type { Passenger } from '#shared/flights/passenger.ts';
import { setFlightDetails } from '#shared/flights/set-flight-details.ts';
import { validateBooking } from '#shared/flights/validate-booking.ts';
import { failureText } from '#web/api/error-catalogue.ts';
import { useAction } from '#web/api/use-action.ts';
import { paths, reviewPath } from '#web/app/paths.ts';
import { hasMarker } from '#web/app/session/marker.ts';
import { loginFrom } from '#web/app/session/redirect.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import type { BookingAddress } from '../booking-address.ts';
import { changeJourney } from '../../journey/journey.ts';
import type { PassengerFields } from '../../journey/passenger-fields.ts';
import type { SaveTraveller } from '../../journey/saved-traveller.ts';

export interface OrderIntent {
  passengers: PassengerFields[];
  /** What the customer was shown and accepted, minor units. */
  totalPayable: number;
  /** Travellers to remember once the order is made. */
  toSave: readonly SaveTraveller[];
}

/** How leaving the passengers ended, where it did not lead on. */
export type NotMade = { errors: FieldErrors } | { newTotal: number } | undefined;

/**
 * Leaves the passengers, of the customer's where staff book for one: validates, asks for login where nobody is signed in, makes the order, and goes to its review.
 */
export function useMakeOrder(
  searchId: string,
  address: BookingAddress,
  quote: FareQuoteAnswer,
  customerId: number | undefined,
) {
  const navigate = useNavigate();
  const location = useLocation();
  const validate = useAction(validateBooking, { quiet: true });
  const order = useAction(setFlightDetails, { quiet: true });
  const [busy, setBusy] = useState(false);
  const { quoteId, currency } = quote;

  const tell = (failure: Failure): NotMade => {
    if (failure.errors && Object.keys(failure.errors).length) return { errors: failure.errors };
    showToast(failureText(failure), 'error');
    return undefined;
  };

  const make = async ({ passengers: held, totalPayable, toSave }: OrderIntent): Promise<NotMade> => {
    const passengers = held as unknown as Passenger[];
    const checked = await validate.mutateAsync({ quoteId, passengers, customerId });
    if (!checked.ok) return tell(checked);
    if (checked.value.fareDetailResult.totalPayable !== totalPayable)
      return { newTotal: checked.value.fareDetailResult.totalPayable };
    if (!hasMarker()) {
      void navigate(loginFrom(location));
      return undefined;
    }
    const made = await order.mutateAsync({
      searchId,
      quoteId,
      passengers,
      currency,
      totalPayable,
      leg: address.leg,
      search: address.search.toString(),
      next: address.next,
      customerId,
    });
    if (!made.ok) {
      // The client has led to the review by now (402); it says there that the price is another.
      if (made.code === 'PRICE_CHANGED')
        void navigate(paths.flightBookingReview, { replace: true, state: { isPriceChanged: true } });
      else if (made.code !== 'NOT_SIGNED_IN') return tell(made);
      return undefined;
    }
    const { orderId } = made.value;
    changeJourney({ paymentOrderId: orderId });
    if (toSave.length) void remember(toSave.map((traveller) => ({ ...traveller, customerId })));
    void navigate(reviewPath(orderId));
    return undefined;
  };

  return {
    busy,
    makeOrder: async (intent: OrderIntent): Promise<NotMade> => {
      setBusy(true);
      try {
        return await make(intent);
      } finally {
        setBusy(false);
      }
    },
  };
}

/** What saves them is loaded when somebody wants that. Lost with the connection, it is saved another time. */
const remember = (travellers: readonly SaveTraveller[]): Promise<void> =>
  import('../passengers/saved-calls.ts').then((calls) => calls.remember(travellers)).catch(() => undefined);
