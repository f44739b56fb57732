import type { UserActor } from '#functions/actor.ts';
import type { BookingItem } from '#functions/bookings/model.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { readFlight } from '#functions/payments/services/flight.ts';
import { readOrder } from '#functions/payments/store.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';

export interface FlightOfOrder {
  order: OrderItem;
  /** The draft before payment, the booking after. */
  flight: BookingItem;
  isDraft: boolean;
}

/** An order's flights and people. ORDER_EXPIRED, ORDER_SUPERSEDED: expiry or a newer order took the draft away; NOT_FOUND: nothing the actor may see. */
export async function flightOfOrder(
  actor: UserActor,
  orderId: string,
): Promise<Outcome<FlightOfOrder, 'NOT_FOUND' | 'ORDER_EXPIRED' | 'ORDER_SUPERSEDED'>> {
  const read = await readOrder(actor, orderId);
  if (!read.ok) return read;
  const order = read.value;
  const found = await readFlight(actor, order);
  if (!found) return fail('NOT_FOUND');
  const { draft, booking } = found;
  const flight = booking ?? draft;
  if (flight) return ok({ order, flight, isDraft: booking === undefined });
  return fail(order.state === 'SUPERSEDED' ? 'ORDER_SUPERSEDED' : 'ORDER_EXPIRED');
}
