import type { JobActor, ResaleActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import type { BookingItem } from '#functions/bookings/model.ts';
import type { EventExtra } from '#functions/payments/writes.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { HOUR, MINUTE, SECOND } from '#shared/time.ts';
import type { Lease } from '#functions/payments/lease-writes.ts';
import type { OrderState } from '#shared/payments/model.ts';
import type { Write } from '#functions/table/write.ts';
import type { FailureCode } from '#shared/errors.ts';
import { BookingStatus } from '#shared/bookings/model.ts';

/** How long a supplier may take to book or ticket, ms. Longer than the API could wait; shorter than a lease. */
export const BOOKING_DEADLINE = 45 * SECOND;
/** The longest that a site may give its supplier instead, ms. */
export const LONGEST_BOOKING_DEADLINE = MINUTE;
/**
 * How long one worker holds an order before another may take over, ms; renewed before each supplier call, which it
 * outlasts.
 */
export const LEASE = 90 * SECOND;
/** The same while no supplier is being told: what is left to do then is a few writes. */
export const SHORT_LEASE = 30 * SECOND;

/** In these states a supplier may be told or asked. */
const isSuppliers = (state: OrderState): boolean =>
  ['BOOKING', 'TICKETING', 'UNKNOWN', 'HOLDING', 'RELEASING'].includes(state);
/** How long an order in a state is held by who takes it, ms. */
export const leaseIn = (state: OrderState): number => (isSuppliers(state) ? LEASE : SHORT_LEASE);
/**
 * A supplier that knows nothing of a booking may still be busy with it for so long, ms since its outcome is unknown.
 */
export const GRACE = 10 * MINUTE;
/** A fare that is held but does not get ticketed for so long is given up. */
export const GIVEN_UP_AFTER = 30 * MINUTE;
/** Staff are asked to call a supplier that has not said for so long what it did. */
export const DESK_TOLD_AFTER = 30 * MINUTE;
/**
 * A customer waits no longer than this for a supplier that never says: the money goes back, and what it made is for
 * staff to void.
 */
export const REFUNDED_ANYWAY_AFTER = 24 * HOUR;

/** A supplier that does not say until when it holds: taken to be so long, ms. */
export const UNSAID_HOLD = HOUR;
/** Whoever holds seats is written to so long before they go back, ms. */
export const HOLD_TOLD_BEFORE = 2 * HOUR;

/** One order under way, as just read, in the hands of one worker. */
export interface Saga {
  actor: JobActor;
  order: OrderItem;
  booking: BookingItem;
  lease: string;
  /** This worker recorded the present step itself and has not tried it: nobody can have told the supplier. */
  isFresh: boolean;
  /** Where it was sold through a link: the consumer's side, which moves in the same commits. */
  sold?: Sold;
  /** Of a side that is moved with another, which nobody leases: the other's booking, its own supplier's reference. */
  follows?: string;
}

/** The other side of a sale through a link, the consumer's where it is led on, and who commits both. */
export interface Sold {
  both: ResaleActor;
  actor: JobActor;
  order: OrderItem;
  booking: BookingItem;
}

/** The side that a worker has in hand, then the consumer's, where there is one: each transition is written for each. */
export const sidesOf = (saga: Saga): Saga[] => {
  const { sold } = saga;
  if (!sold) return [saga];
  const { actor, order, booking } = sold;
  return [saga, { actor, order, booking, lease: '', isFresh: false, follows: saga.booking.bookingId }];
};

/** One transition's writes, of every side. */
export const ofSides = <F extends FailureCode>(saga: Saga, writesOf: (side: Saga) => Write<F>[]): Write<F>[] =>
  sidesOf(saga).flatMap(writesOf);

/** Who commits a transition. */
export const committerOf = ({ actor, sold }: Saga): JobActor | ResaleActor => sold?.both ?? actor;

/**
 * Whether a worker may take the order's next step: where that tells a supplier, which no condition on a row can take
 * back, the order as read must be its own still, and for as long as a supplier may take. One that was held up fails.
 */
export const isInHand = ({ order, lease }: Saga): boolean =>
  !isSuppliers(order.state) ||
  (order.lease === lease && (order.leasedUntil ?? 0) - clock.now() >= LONGEST_BOOKING_DEADLINE);

/** Its seats were held before it was paid. */
export const isHeldBefore = ({ booking }: Pick<Saga, 'booking'>): boolean => booking.statusId === BookingStatus.Hold;

/** How long the supplier's outcome has been unknown, ms. */
export const outOfSight = ({ order }: Pick<Saga, 'order'>): number => clock.now() - (order.unknownSince ?? clock.now());

export const renewedLease = (lease: string, lasting = LEASE): Lease => ({ lease, leasedUntil: clock.now() + lasting });

/** What a worker's transition adds: it holds the order, and goes on holding it as long as the next step may take. */
export const holding = <const F extends FailureCode = 'ILLEGAL_TRANSITION'>(
  { lease, follows }: Saga,
  extra: EventExtra<F> = {},
  lasting = LEASE,
): EventExtra<F> =>
  follows !== undefined
    ? extra
    : {
        ...extra,
        set: { ...extra.set, ...renewedLease(lease, lasting) },
        when: [{ field: 'lease', is: lease }],
      };

/** What a worker's transition adds when it lets go. */
export const lettingGo = <const F extends FailureCode = 'ILLEGAL_TRANSITION'>(
  { lease, follows }: Saga,
  extra: EventExtra<F> = {},
): EventExtra<F> =>
  follows !== undefined ? extra : { ...extra, remove: ['lease', 'leasedUntil'], when: [{ field: 'lease', is: lease }] };
