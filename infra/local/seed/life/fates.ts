/** How a sale of the demo's life ends, by the documented ways of the sandbox (docs/sandbox.md). */
export interface Fate {
  name: string;
  /** Last name of a passenger that the sandbox suppliers know. */
  lastName?: string;
  /** Who pays by what, where the end needs it; left out: companies by wallet, others at the gateway. */
  paysBy?: 'wallet' | 'gateway';
  /** What is chosen on the sandbox gateway's page, one after the other. */
  atGateway?: readonly ('succeed' | 'fail' | 'late' | 'twice')[];
  /** Never paid. */
  isUnpaid?: true;
  /** How long its due work is followed, ms; left out: an hour. */
  followedFor?: number;
  /** Kinds of due work that are followed beside the usual ones. */
  also?: readonly ('EXPIRY' | 'SETTLE' | 'REFRESH')[];
  /** Staff give the money back once the supplier was silent so long, ms. */
  staffRefundAfter?: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const ticketed: Fate = { name: 'ticketed' };
const unpaid: Fate = { name: 'unpaid', isUnpaid: true, also: ['EXPIRY'] };

/** Every end but the usual one, oldest first. */
const unusual: readonly Fate[] = [
  { name: 'soldOut', lastName: 'Soldout' },
  { name: 'paidTwice', paysBy: 'gateway', atGateway: ['twice'] },
  { name: 'airlineCancelled', lastName: 'Airlinecancels', followedFor: 26 * HOUR, also: ['REFRESH'] },
  { name: 'superseded' },
  { name: 'refundedByStaff', lastName: 'Neversays', staffRefundAfter: 55 * MINUTE, followedFor: 2 * HOUR },
  unpaid,
  { name: 'garbled', lastName: 'Garbled' },
  { name: 'paidLate', paysBy: 'gateway', atGateway: ['late'], followedFor: HOUR, also: ['EXPIRY', 'SETTLE'] },
  { name: 'rescheduled', lastName: 'Rescheduled', followedFor: 26 * HOUR, also: ['REFRESH'] },
  { name: 'priceUp', lastName: 'Priceup', paysBy: 'wallet' },
  { name: 'pending', lastName: 'Pendingtwo' },
  { name: 'paymentFailed', paysBy: 'gateway', atGateway: ['fail'], isUnpaid: true, also: ['EXPIRY'] },
  { name: 'fareGone', lastName: 'Faregone', paysBy: 'gateway' },
  { name: 'rescheduled', lastName: 'Rescheduled', followedFor: 26 * HOUR, also: ['REFRESH'] },
  { name: 'failedBooked', lastName: 'Failbooked' },
  unpaid,
  { name: 'inDoubt', lastName: 'Neversays', paysBy: 'wallet' },
];

/** The ends of so many sales, oldest first: the unusual ones spread among the usual, the last of them in doubt. */
export function fatesOf(count: number): Fate[] {
  const fates = Array.from({ length: count }, () => ticketed);
  unusual.forEach((fate, nth) => {
    fates[Math.ceil(((nth + 1) * count) / unusual.length) - 1] = fate;
  });
  return fates;
}
