import type { Actor } from '#functions/actor.ts';
import { bookingKeys } from '#functions/bookings/keys.ts';
import { clock } from '#functions/clock.ts';
import type { Write } from '#functions/table/write.ts';
import { endTask, putTask } from '#functions/tasks/writes.ts';
import { SECOND } from '#shared/time.ts';
import { paymentKeys } from './keys.ts';
import type { OrderItem } from './model.ts';
import { whyNotPayable } from './payable.ts';
import type { Ready } from './services/order-service.ts';
import { orderEventWrites, subjectOf } from './writes.ts';

/** Wakes that get lost cost this long, as with a payment. */
const SWEPT_AFTER = 30 * SECOND;

/** What was bought through a link is led on by the order of the site that supplies it. */
const ledOn = (actor: Actor, order: OrderItem): Write<never>[] => [
  ...(order.boughtFrom
    ? []
    : [
        putTask(
          actor,
          paymentKeys.orderTask(actor, order.orderId, 'BOOK'),
          'BOOK',
          subjectOf(actor, order),
          clock.now() + SWEPT_AFTER,
        ),
      ]),
  endTask(paymentKeys.orderTask(actor, order.orderId, 'EXPIRY')),
];

/**
 * Seats are to be held without payment: the booking is made with this, once, and a worker tells the supplier. Refused as
 * a payment is, by the row as it was. `accepted`: bookings of the same passengers that the customer was shown.
 */
export function startHoldWrites(
  actor: Actor,
  order: OrderItem,
  ready: Pick<Ready, 'writes'>,
  accepted: readonly string[],
): Write<NonNullable<ReturnType<typeof whyNotPayable>>>[] {
  const now = clock.now();
  return [
    ...orderEventWrites(actor, order, 'startHold', {
      set: accepted.length ? { acceptedDuplicates: [...accepted] } : {},
      when: [{ field: 'expiresAt', atLeast: now + 1 }],
      otherwise: (old) => whyNotPayable(old as OrderItem | undefined, now) ?? 'CONFLICT',
    }),
    ...ready.writes(),
    ...ledOn(actor, order),
  ];
}

/**
 * Held seats are to be given back: on purpose, or because their time has `run out`, which the row as it stands decides.
 * ILLEGAL_TRANSITION where it was paid or released meanwhile.
 */
export const startReleaseWrites = (
  actor: Actor,
  order: OrderItem,
  why: 'on purpose' | 'run out',
): Write<'ILLEGAL_TRANSITION'>[] => [
  ...orderEventWrites(actor, order, 'startRelease', {
    when: why === 'run out' ? [{ field: 'expiresAt', below: clock.now() + 1 }] : [],
    note: why,
  }),
  ...ledOn(actor, order),
  endTask(bookingKeys.bookingTask(actor, order.subject, 'HOLDMAIL')),
];
