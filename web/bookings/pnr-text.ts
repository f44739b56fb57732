import { isDead } from '#shared/bookings/model.ts';

/** A booking's PNR, or what stands in its place: none comes any more for a booking that ended without one. */
export const pnrText = (
  { pnr, statusId }: { pnr: string; statusId: number },
  words: { pending: string } = { pending: 'Pending' },
): string => pnr || (isDead(statusId) ? 'Not booked' : words.pending);
