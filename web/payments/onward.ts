import type { OrderView } from '#shared/payments/order-view.ts';
import { paths } from '#web/app/paths.ts';
import type { Journey } from '#web/flights/booking/journey.ts';

/** Where a booked order leads on to. */
export interface Onward {
  path: string;
  state?: { showReturn: boolean };
  label: string;
}

/** The ticket queue with the new booking open; after the outbound of a return sold as two fares, the return leg. */
export function onwardOf(order: Pick<OrderView, 'orderId' | 'redirectTo' | 'bookingId'>, journey: Pick<Journey, 'paymentOrderId' | 'next'> | undefined): Onward {
  if (order.redirectTo.startsWith('/flight/bookingDetails/')) {
    const path = journey?.paymentOrderId === order.orderId && journey.next ? journey.next : `${order.redirectTo}?${new URLSearchParams({ order: order.orderId })}`;
    return { path, state: { showReturn: true }, label: 'Go on to the return flight' };
  }
  return { path: `${paths.flightTicketQueue}?${new URLSearchParams({ open: order.bookingId })}`, label: 'Open my tickets' };
}
