import type { BookingItem } from './model.ts';

/**
 * Who is told of a booking: who booked, and the lead passenger where that is somebody else, without prices: what the
 * agency paid is not the traveller's to read.
 */
export function recipientsOf({
  createdBy,
  passengers,
}: Pick<BookingItem, 'createdBy' | 'passengers'>): { to: string; hidePrice: boolean }[] {
  const traveller = passengers[0]?.email ?? '';
  const isSame = !traveller || traveller.toLowerCase() === createdBy.email.toLowerCase();
  return [{ to: createdBy.email, hidePrice: false }, ...(isSame ? [] : [{ to: traveller, hidePrice: true }])];
}
