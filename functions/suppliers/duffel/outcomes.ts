import type { SupplierFailure } from '#functions/suppliers/flight-supplier.ts';

/** How Duffel refused: its status, and the code of its first error, empty where it sent none. */
export interface Refusal {
  status: number;
  code: string;
}

/** What is said of a fare that the airline sells no more, or at another price: surely not booked. */
const ofFare: Record<string, SupplierFailure> = {
  offer_no_longer_available: 'SOLD_OUT',
  order_not_created: 'SOLD_OUT',
  price_changed: 'PRICE_CHANGED',
  offer_expired: 'FARE_EXPIRED',
};

/**
 * Refusals that may stand for a booking that is there already: whoever reads them as "not booked" refunds a ticket.
 */
const mayBeBooked = /already|duplicate/;
/** Of an order whose passengers have one name among them: that is about its form alone. */
const OF_ONE_NAME = 'duplicate_passenger_name';

/** What was asked for stands already, or something like it: whoever looks finds out. */
export const isThereAlready = ({ code }: Refusal): boolean => mayBeBooked.test(code) && code !== OF_ONE_NAME;

/** Duffel broke over a payment, and says itself that it must not be sent again: the airline may have it. */
export const mayHavePaid = ({ status }: Refusal): boolean => status === 500 || status === 502;

/** Duffel gave up waiting (408), or works on the same already (409): what was asked for may be under way. */
const inDoubt = new Set([408, 409]);

/**
 * What a refusal of a creating call (an order, a payment) means. Sure are the codes above and the client's own mistakes
 * (400 to 422, less those in doubt), which Duffel answers before it asks the airline. All else is unknown: 202, 429's doubt is not shared
 * here (nothing was done), 500, 502 without `order_not_created`, 503, 504 and what nobody has documented.
 */
export function outcomeOfCreating(refusal: Refusal): SupplierFailure {
  const { status, code } = refusal;
  if (isThereAlready(refusal)) return 'SUPPLIER_FAILED';
  const known = ofFare[code];
  if (known) return known;
  return status >= 400 && status <= 422 && !inDoubt.has(status) ? 'FARE_EXPIRED' : 'SUPPLIER_FAILED';
}

/** What a refusal of a question means. A fare that is gone is an answer; everything else is the supplier's trouble. */
export function outcomeOfAsking({ status, code }: Refusal): SupplierFailure {
  const known = ofFare[code];
  if (known) return known;
  return status === 404 || status === 410 ? 'NOT_FOUND' : 'SUPPLIER_FAILED';
}

/** A token that Duffel does not take any more: nothing works until there is another. */
export const isTokenRefused = ({ status, code }: Refusal): boolean =>
  status === 401 || (status === 403 && /token|permission/.test(code));
