import type { Actor } from '#functions/actor.ts';
import type { BookingItem } from '#functions/bookings/model.ts';
import { clock } from '#functions/clock.ts';
import { log } from '#functions/runtime/log.ts';
import { readSuppliers } from '#functions/site/store.ts';
import {
  type Answer,
  type FlightSupplier,
  isSupplierDown,
  type SupplierBooking,
  type SupplierCall,
  type SupplierFailure,
} from '#functions/suppliers/flight-supplier.ts';
import { fail, type Outcome } from '#shared/errors.ts';
import { askSupplier } from '../ask-supplier.ts';
import { supplierAt } from '../supplier-at.ts';
import { BOOKING_DEADLINE, LONGEST_BOOKING_DEADLINE } from './saga.ts';

/**
 * One question about a booking to its supplier. Whatever goes wrong on the way (no answer in time, a throw, a source
 * that is gone) is SUPPLIER_TIMEOUT or SUPPLIER_FAILED: the outcome is unknown then.
 */
export async function askBookingSupplier<T = SupplierBooking>(
  { actor, booking }: { actor: Actor; booking: Pick<BookingItem, 'source' | 'bookingId'> },
  ask: (supplier: FlightSupplier, call: SupplierCall) => Answer<T>,
): Promise<Outcome<T, SupplierFailure>> {
  const deadline = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  try {
    const setting = (await readSuppliers(actor)).find(({ name }) => name === booking.source);
    const supplier = setting && (await supplierAt(actor, booking.source, askSupplier));
    if (!supplier) return fail('SUPPLIER_FAILED');
    const late = new Promise<Outcome<T, SupplierFailure>>((resolve) => {
      timer = setTimeout(
        () => {
          deadline.abort();
          resolve(fail('SUPPLIER_TIMEOUT'));
        },
        Math.min(setting.bookingDeadlineMs ?? BOOKING_DEADLINE, LONGEST_BOOKING_DEADLINE),
      );
    });
    const answered = await Promise.race([
      ask(supplier, { site: actor.site, signal: deadline.signal, now: clock.now() }),
      late,
    ]);
    if (!answered.ok && isSupplierDown(answered.code))
      log.warn('supplier failed', {
        site: actor.site,
        source: booking.source,
        bookingId: booking.bookingId,
        reason: answered.code,
      });
    return answered;
  } catch (error) {
    log.warn('supplier failed', {
      site: actor.site,
      source: booking.source,
      bookingId: booking.bookingId,
      reason: (error as Error).name,
    });
    return fail('SUPPLIER_FAILED');
  } finally {
    clearTimeout(timer);
  }
}
