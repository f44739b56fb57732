import { consumerOf } from '#functions/actor.ts';
import type { BookingItem } from './model.ts';

/** Who a booking is for, as mails call them: the customer where staff booked for one, else who booked. */
export const bookerOf = ({ createdBy, bookedFor }: Pick<BookingItem, 'createdBy' | 'bookedFor'>) =>
  bookedFor ?? createdBy;

/**
 * Who is told of a booking: who booked, and the lead passenger where that is somebody else, without prices: what the
 * agency paid is not the traveller's to read. A customer without a mail address is sent nothing. Of what is a partner's
 * nobody is but the partner, where its key says: its customers and travellers are that site's to write to.
 */
export function recipientsOf(
  booking: Pick<BookingItem, 'createdBy' | 'bookedFor' | 'passengers' | 'owner' | 'partnerMail'>,
): { to: string; hidePrice: boolean; isForClient?: boolean }[] {
  const { passengers, owner, partnerMail } = booking;
  if (consumerOf(owner) !== undefined) return partnerMail ? [{ to: partnerMail, hidePrice: false }] : [];
  const { email } = bookerOf(booking);
  const traveller = passengers[0]?.email ?? '';
  const isSame = !traveller || traveller.toLowerCase() === email.toLowerCase();
  return [
    ...(email ? [{ to: email, hidePrice: false }] : []),
    ...(isSame ? [] : [{ to: traveller, hidePrice: true, isForClient: true }]),
  ];
}

/** Whether an agency sold it on: its ticket is read by a client of theirs, who is no customer of the site. */
export const isResold = (booking: Pick<BookingItem, 'createdBy' | 'bookedFor'>): boolean =>
  bookerOf(booking).userType === 'travelAgent';
