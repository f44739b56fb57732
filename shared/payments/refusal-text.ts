const reasons: Record<string, string> = {
  SOLD_OUT: 'The seats were sold in the meantime.',
  PRICE_CHANGED: 'The airline changed its price after you paid.',
  FARE_EXPIRED: 'The airline no longer sells this fare.',
  CANCELLED: 'The airline cancelled the booking.',
  NOT_TICKETED: 'The airline did not issue the tickets in time.',
  NOT_FOUND: 'The booking never reached the airline.',
  NO_ANSWER: 'The airline never confirmed the booking.',
  BY_STAFF: 'The airline did not confirm the booking, so we stopped waiting.',
};

/** Why a paid order was not booked, by the note of its refund; `airline` where nothing more is known. */
export const refusalText = (note: string, airline: string): string =>
  reasons[note] ?? `${airline} declined the booking.`;
