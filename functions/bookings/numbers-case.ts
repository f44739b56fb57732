import { BookingStatus, isWaiting } from '#shared/bookings/model.ts';
import type { BookingItem } from './model.ts';

type Judged = Pick<BookingItem, 'statusId' | 'numbersCase'>;

/** Somebody is to fly without a ticket number, and staff have been told and have not closed that case. */
export const isNumbersMissing = ({ statusId, numbersCase }: Judged): boolean =>
  numbersCase === 'open' && (statusId === BookingStatus.Ticketed || statusId === BookingStatus.ChangeRequested);

/** Whether a booking stands in the short list of those that wait for somebody. */
export const isAwaited = (booking: Judged): boolean => isWaiting(booking.statusId) || isNumbersMissing(booking);
