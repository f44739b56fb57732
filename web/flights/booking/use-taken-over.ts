import { useEffect, useState } from 'react';
import { getFlightDetails } from '#shared/flights/get-flight-details.ts';
import { getPassengerDocuments } from '#shared/flights/get-passenger-documents.ts';
import type { OrderView } from '#shared/payments/order-view.ts';
import { useCall } from '#web/api/use-call.ts';
import { useSignedIn } from '#web/app/session/session.ts';
import { readJourney } from '../journey/journey.ts';

/**
 * What an order knows of the people who are asked about again: a return leg takes over its outbound's, and who comes
 * back to the passengers after the page was left has the papers back that this browser never kept.
 */
export function useTakenOver(place: string, after: string | undefined) {
  const signedIn = useSignedIn();
  const [{ outbound, papersOf }] = useState(() => {
    const journey = readJourney();
    const isBack = journey?.address === place;
    // Asked once, when the page opens: what is written later stands.
    const hasPapers = journey?.passengers.some(({ dateOfBirth, passportNo }) => dateOfBirth || passportNo);
    const known = isBack ? journey.paymentOrderId : after;
    return { outbound: isBack ? undefined : after, papersOf: hasPapers ? undefined : known };
  });
  const details = useCall(
    getFlightDetails,
    { orderId: outbound ?? '' },
    { enabled: signedIn && outbound !== undefined, quiet: true },
  );
  const papers = useCall(
    getPassengerDocuments,
    { orderId: papersOf ?? '', inFull: true },
    { enabled: signedIn && papersOf !== undefined, quiet: true, gcTime: 0 },
  );
  return {
    isPending: details.isLoading || papers.isLoading,
    booked: details.data?.passengers,
    documents: papers.data?.documents ?? undefined,
  };
}

/**
 * The paid order of this very place, which somebody who pressed Back should not book twice unasked. Asked again when the
 * tab is looked at again: it may have been paid in another. What asks is loaded only where there is such an order.
 */
export function usePaidBefore(orderId: string | undefined): OrderView | undefined {
  const [paid, setPaid] = useState<OrderView>();
  useEffect(() => {
    if (orderId === undefined) return undefined;
    const left = new AbortController();
    const look = () =>
      void import('./review/read-paid-order.ts')
        .then(({ readPaidOrder }) => readPaidOrder(orderId, left.signal))
        .then(
          (order) => {
            if (!left.signal.aborted) setPaid(order);
          },
          // Without an answer the page stands as it is: paying is asked about once more.
          () => undefined,
        );
    look();
    window.addEventListener('focus', look, { signal: left.signal });
    return () => left.abort();
  }, [orderId]);
  return orderId === undefined ? undefined : paid;
}
