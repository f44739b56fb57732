/**
 * Documented in docs/sandbox.md. Airports at either end of the first journey that decide how a source answers a search.
 */
export const searchTriggers: Record<string, 'many' | 'most' | 'slow' | 'fails' | 'malformed' | 'silent'> = {
  /** 500 offers. */
  TRW: 'many',
  /** 2,000 offers. */
  FUN: 'most',
  /** Answers after 20 s, unless the deadline is sooner. */
  INU: 'slow',
  IUE: 'fails',
  MAJ: 'malformed',
  /** Never answers. */
  TKK: 'silent',
};
export const SLOW_MS = 20_000;
export const offersAsked = { many: 500, most: 2000 };

/** Flight numbers that a source with triggers adds to every route, dearer than any other flight. */
export const flightTriggers = {
  '9091': 'dearer at quote',
  '9092': 'sold out at quote',
  '9093': 'short validity',
  '9094': 'no extra services',
  '9095': 'rescheduled at quote',
  '9096': 'expired at quote',
} as const;
export type FlightTrigger = (typeof flightTriggers)[keyof typeof flightTriggers];
export const flightTriggerOf = (flightNumber: string): FlightTrigger | undefined =>
  (flightTriggers as Record<string, FlightTrigger>)[flightNumber];
/** 8 % dearer. */
export const DEARER = 1.08;

/** Any passenger's last name decides what happens from booking on. */
export const nameTriggers = {
  SOLDOUT: 'sold out',
  PRICEUP: 'price changed',
  FAREGONE: 'fare expired',
  TIMEOUTBOOKED: 'times out, booked',
  TIMEOUTLOST: 'times out, not booked',
  FAILBOOKED: 'fails, booked',
  GARBLED: 'malformed, booked',
  NEVERSAYS: 'never says',
  PENDINGONE: 'in progress once',
  PENDINGTWO: 'in progress twice',
  PENDINGTHREE: 'in progress three times',
  TICKETTIMEOUT: 'ticketing times out, ticketed',
  TICKETLOST: 'ticketing times out, not ticketed',
  SHORTHOLD: 'held for 10 minutes',
  HOLDUP: 'dearer while held',
  RESCHEDULED: 'schedule change after booking',
  AIRLINECANCELS: 'cancelled by the airline',
  REFUSECHANGE: 'change request refused',
  SLOWCHANGE: 'change request never decided',
  CHANGETIMEOUT: 'change request times out, taken',
  CHANGELOST: 'change request times out, not taken',
  CHANGEDEARER: 'change request dearer than quoted',
  LESSBACK: 'change request gives back less',
  CHEAPERCHANGE: 'other flights are cheaper',
} as const;
export type NameTrigger = (typeof nameTriggers)[keyof typeof nameTriggers];

export function nameTriggerOf(passengers: readonly { lastName: string }[]): NameTrigger | undefined {
  for (const { lastName } of passengers) {
    const found = (nameTriggers as Record<string, NameTrigger>)[lastName.toUpperCase().replace(/[^A-Z]/g, '')];
    if (found) return found;
  }
  return undefined;
}

const pending: Partial<Record<NameTrigger, number>> = {
  'in progress once': 1,
  'in progress twice': 2,
  'in progress three times': 3,
};
/** How often `retrieve` answers IN_PROGRESS. */
export const pendingAnswers = (trigger: NameTrigger | undefined): number => (trigger && pending[trigger]) ?? 0;
