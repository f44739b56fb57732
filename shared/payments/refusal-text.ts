const reasons: Record<string, string> = {
  SOLD_OUT: 'The seats were sold in the meantime.',
  PRICE_CHANGED: 'The airline changed its price after you paid.',
  FARE_EXPIRED: 'The airline does not sell this fare any more.',
  CANCELLED: 'The airline cancelled the booking.',
  NOT_TICKETED: 'The airline did not issue the tickets in time.',
  NOT_FOUND: 'The booking never reached the airline.',
  NO_ANSWER: 'The airline never said whether it booked.',
  BY_STAFF: 'The airline did not say whether it booked, and we stopped waiting for it.',
};

/** Why a paid order was not booked, by the note of its refund; `airline` where nothing more is known. */
export const refusalText = (note: string, airline: string): string =>
  reasons[note] ?? `${airline} declined the booking.`;
