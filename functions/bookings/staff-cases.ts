import { BookingStatus, isWaiting } from '#shared/bookings/model.ts';
import type { BookingItem } from './model.ts';

type Judged = Pick<BookingItem, 'statusId' | 'numbersCase' | 'changeToAccept' | 'refundDue'>;

const isToBeFlown = ({ statusId }: Judged): boolean =>
  statusId === BookingStatus.Ticketed || statusId === BookingStatus.ChangeRequested;

/** Somebody is to fly without a ticket number, and staff have been told and have not closed that case. */
export const isNumbersMissing = (booking: Judged): boolean => booking.numbersCase === 'open' && isToBeFlown(booking);

/** The airline flies otherwise, and staff have to accept that at the supplier. */
export const isChangeToAccept = (booking: Judged): boolean => booking.changeToAccept === true && isToBeFlown(booking);

/** Whether a ticketed booking is a case for staff. */
export const hasCase = (booking: Judged): boolean => isNumbersMissing(booking) || isChangeToAccept(booking);

/** Its airline cancelled it, and nobody settled yet what was paid for it. */
export const isRefundDue = ({ statusId, refundDue }: Judged): boolean =>
  refundDue === true && statusId === BookingStatus.Cancelled;

/** Whether a booking stands in the short list of those that wait for somebody. */
export const isAwaited = (booking: Judged): boolean =>
  isWaiting(booking.statusId) || hasCase(booking) || isRefundDue(booking);
