import type { OrderView } from '#shared/payments/order-view.ts';
import { readTraceId } from '#shared/flights/trace.ts';
import { paths } from '#web/app/paths.ts';
import { returnLegPath } from '#web/flights/booking/booking-address.ts';

/** Where a booked order leads on to. */
export interface Onward {
  path: string;
  state?: { showReturn: boolean };
  label: string;
}

type Booked = Pick<OrderView, 'orderId' | 'traceId' | 'redirectTo' | 'bookingId' | 'search' | 'next'>;

/**
 * The ticket queue with the new booking open (a traveller's confirmation stands over it); after the outbound of a return sold as two fares, the return leg. In any
 * tab: the order knows both.
 */
export function onwardOf(order: Booked): Onward {
  if (order.redirectTo.startsWith('/flight/bookingDetails/')) {
    const path = returnLegPath(
      readTraceId(order.traceId).searchId,
      order.orderId,
      order.next ?? undefined,
      new URLSearchParams(order.search),
    );
    return { path, state: { showReturn: true }, label: 'Continue to the return flight' };
  }
  return {
    path: `${paths.flightTicketQueue}?${new URLSearchParams({ open: order.bookingId, booked: '1' })}`,
    label: 'Open my tickets',
  };
}
