import type { Actor } from '#functions/actor.ts';
import { askBookingSupplier } from '#functions/flights/saga/ask-booking-supplier.ts';
import type { ChangeOffer } from '#functions/suppliers/flight-supplier.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import type { Sold } from '../subject-of.ts';

/**
 * Other flights for a booking as its supplier offers them now, in the booking's own currency. ILLEGAL_TRANSITION where it
 * offers none by itself: staff name them.
 */
export async function askChangeOffers(
  actor: Actor,
  { booking }: Pick<Sold, 'booking'>,
  days: readonly string[],
): Promise<Outcome<ChangeOffer[], 'ILLEGAL_TRANSITION' | 'SUPPLIER_TIMEOUT' | 'SUPPLIER_FAILED'>> {
  const asked = await askBookingSupplier<ChangeOffer[]>(
    { actor, booking },
    async (supplier, call) =>
      (await supplier.changeOffers?.(call, booking.supplierReference, days)) ?? fail('ILLEGAL_TRANSITION'),
  );
  if (asked.ok) return ok(asked.value.filter(({ currency }) => currency === booking.fare.currency));
  return asked.code === 'SUPPLIER_TIMEOUT' || asked.code === 'SUPPLIER_FAILED'
    ? fail(asked.code)
    : fail('ILLEGAL_TRANSITION', { message: 'This supplier offers no other flights. Please name them yourself.' });
}
