import { createHash } from 'node:crypto';
import type { Buyer } from '#functions/users/buyer.ts';
import type { OrderSlot } from '#functions/payments/model.ts';
import { passengerKey } from '#functions/bookings/travel/travel-days.ts';
import type { Passenger } from '#shared/flights/passenger.ts';
import { ticketName } from '#shared/flights/passenger-name.ts';

/**
 * Where an order stands among those of its search: one for the same passengers, in whatever order they are named, and
 * the same way. The flight back of a return sold as two fares is no rival of the flight out.
 */
export function orderSlot(
  buyer: Pick<Buyer, 'owner'>,
  searchId: string,
  passengers: readonly Passenger[],
  leg: 'whole' | 'outbound' | 'return',
): OrderSlot {
  const names = passengers
    .map(({ firstName, lastName }) =>
      passengerKey({ firstName: ticketName(firstName), lastName: ticketName(lastName) }),
    )
    .toSorted();
  const people = createHash('sha256').update(names.join()).digest('hex').slice(0, 32);
  return { owner: buyer.owner, searchId, slot: `${leg === 'return' ? 'BACK' : 'OUT'}#${people}` };
}
