import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { OrderView } from '#shared/payments/order-view.ts';
import { useSignedIn } from '#web/app/session/session.ts';
import { orderOf, readJourney } from '../journey/journey.ts';

/**
 * What an order knows of the people who are asked about again: a return leg takes over its outbound's, and who comes
 * back to the passengers after the page was left has the papers back that this browser never kept. What reads it is
 * loaded only where there is such an order.
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
  return useQuery({
    queryKey: ['taken-over', outbound, papersOf],
    enabled: signedIn && (outbound ?? papersOf) !== undefined,
    // With papers, which nothing keeps.
    gcTime: 0,
    queryFn: () => import('./take-over.ts').then(({ readTakenOver }) => readTakenOver({ outbound, papersOf })),
  });
}

/**
 * The paid order of this very place, which somebody who pressed Back should not book twice unasked; `bookAgain`: they
 * want to. Asked again when the tab is looked at again: it may have been paid in another. What asks is loaded only where
 * there is such an order.
 */
export function usePaidBefore(place: string): { paidBefore: OrderView | undefined; bookAgain(): void } {
  const signedIn = useSignedIn();
  const [orderId, setOrderId] = useState(() => (signedIn ? orderOf(place) : undefined));
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
  return { paidBefore: orderId === undefined ? undefined : paid, bookAgain: () => setOrderId(undefined) };
}
