import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getBookedFlights } from '#shared/bookings/get-booked-flights.ts';
import { getHolds } from '#shared/bookings/get-holds.ts';
import { holdFlight } from '#shared/flights/holds/hold-flight.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { useAction } from '#web/api/use-action.ts';
import { orderPath } from '../booking-address.ts';

/** Asks for the seats without payment and leads to the order's page, which says whether they are held. */
export function useHold(orderId: string) {
  const navigate = useNavigate();
  const asked = useAction(holdFlight, { invalidates: [getOrder, getHolds, getBookedFlights], quiet: true });
  const [says, setSays] = useState<string>();
  const hold = async (acceptedDuplicates: string[]): Promise<void> => {
    setSays(undefined);
    const answer = await asked.mutateAsync({ orderId, acceptedDuplicates });
    if (answer.ok) return navigate(orderPath(orderId), { replace: true });
    setSays(answer.message);
  };
  return { hold, isAsking: asked.isPending, says };
}
