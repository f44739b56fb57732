import type { Actor } from '#functions/actor.ts';
import { bookingKeys } from '#functions/bookings/keys.ts';
import { limitOf, releaseAt } from '#functions/bookings/hold-end.ts';
import { bookingEventWrites, eraseSecretsWrites } from '#functions/bookings/writes.ts';
import { clock } from '#functions/clock.ts';
import { paymentKeys } from '#functions/payments/keys.ts';
import { releaseOrderWrites } from '#functions/payments/lease-writes.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { orderEventWrites, subjectOf } from '#functions/payments/writes.ts';
import type { SupplierBooking } from '#functions/suppliers/flight-supplier.ts';
import type { HoldRules } from '#functions/site/flight-rules.ts';
import type { Write } from '#functions/table/write.ts';
import { endTask, putTask } from '#functions/tasks/writes.ts';
import { MINUTE } from '#shared/time.ts';
import { HOLD_TOLD_BEFORE, holding, lettingGo, type Saga, SHORT_LEASE, UNSAID_HOLD } from './saga.ts';
import { askAgainTask, heldAs, taskEnds } from './writes.ts';

type EndRules = Pick<HoldRules, 'endsAt'>;

/**
 * When seats go back that nobody paid, by their supplier's limit and the rules of each site that sold them; all ms since
 * 1970.
 */
export const holdEndsAt = (rules: readonly EndRules[], heldAt: number, supplierHoldUntil: number): number =>
  Math.min(releaseAt(supplierHoldUntil), ...rules.map(({ endsAt }) => endsAt(heldAt, supplierHoldUntil)));

/** Since when and until when seats are held, ms since 1970. */
export interface HoldTime {
  heldAt: number;
  supplierHoldUntil: number;
  /** When they go back unless they are paid, at every site that sold them. */
  expiresAt: number;
}

/** The time of a hold that begins now. */
export function holdTimeOf({ holdUntil }: Pick<SupplierBooking, 'holdUntil'>, rules: readonly EndRules[]): HoldTime {
  const heldAt = clock.now();
  const supplierHoldUntil = holdUntil ?? heldAt + UNSAID_HOLD;
  return { heldAt, supplierHoldUntil, expiresAt: holdEndsAt(rules, heldAt, supplierHoldUntil) };
}

/**
 * Seats held and not paid: payable until they go back, ten minutes before the supplier's own limit, or as long before it
 * and as soon as the site's rules say.
 */
export function heldUnpaidWrites(
  saga: Saga,
  answer: SupplierBooking,
  { heldAt, supplierHoldUntil, expiresAt }: HoldTime,
): Write<'ILLEGAL_TRANSITION'>[] {
  const { actor, order, booking } = saga;
  const { pnr } = answer;
  return [
    ...orderEventWrites(actor, order, 'held', {
      ...lettingGo(saga, { set: { expiresAt }, note: pnr }),
      remove: ['lease', 'leasedUntil', 'unknownSince', 'isDeskTold'],
    }),
    ...bookingEventWrites(actor, booking, 'hold', {
      ...heldAs(saga, answer),
      ...{ holdUntil: limitOf(expiresAt), supplierHoldUntil, heldAt },
    }),
    ...holdTasks(actor, order, expiresAt),
    ...taskEnds(saga),
  ];
}

/**
 * What ends a hold, and who is written to before. `expiresAt`: when it goes back, ms since 1970. Through a link the site
 * that supplies ends it for both, and the one that sold it writes to its customer.
 */
export const holdTasks = (actor: Actor, order: OrderItem, expiresAt: number): Write<never>[] => {
  const mailAt = expiresAt - HOLD_TOLD_BEFORE;
  const mail = bookingKeys.bookingTask(actor, order.subject, 'HOLDMAIL');
  const end = paymentKeys.orderTask(actor, order.orderId, 'EXPIRY');
  // Whoever held it less than two hours before knows.
  const isTold = mailAt > clock.now();
  return [
    ...(order.boughtFrom ? [] : [putTask(actor, end, 'EXPIRY', subjectOf(actor, order), expiresAt)]),
    ...(order.soldTo
      ? []
      : [isTold ? putTask(actor, mail, 'MAIL', { ...subjectOf(actor, order), name: 'hold' }, mailAt) : endTask(mail)]),
  ];
};

/** Nothing is held: the order is over, and its passengers' documents go. */
export const notHeldWrites = (saga: Saga, note: string): Write<'ILLEGAL_TRANSITION'>[] => [
  ...orderEventWrites(saga.actor, saga.order, 'notHeld', lettingGo(saga, { note })),
  ...bookingEventWrites(saga.actor, saga.booking, 'notHeld'),
  ...eraseSecretsWrites(saga.actor, saga.booking.bookingId),
  ...taskEnds(saga),
];

/** The supplier did not say whether it holds them: let go, and asked from now on. */
export const loseHoldWrites = (saga: Saga): Write<'ILLEGAL_TRANSITION'>[] => [
  ...(saga.follows === undefined
    ? releaseOrderWrites(saga.actor, saga.order.orderId, saga.lease, { unknownSince: clock.now() })
    : [outOfSightWrite(saga)]),
  ...bookingEventWrites(saga.actor, saga.booking, 'loseSight'),
  ...(saga.follows === undefined
    ? [endTask(paymentKeys.orderTask(saga.actor, saga.order.orderId, 'BOOK')), askAgainTask(saga)]
    : []),
];

const outOfSightWrite = ({ actor, order }: Saga): Write<'ILLEGAL_TRANSITION'> => ({
  kind: 'update',
  key: paymentKeys.order(actor, order.orderId),
  set: { unknownSince: clock.now() },
  when: [{ field: 'state', is: 'HOLDING' }],
  otherwise: 'ILLEGAL_TRANSITION',
});

/** The seats are given back: nothing was paid, and the passengers' documents go. */
export const releasedWrites = (saga: Saga): Write<'ILLEGAL_TRANSITION'>[] => [
  ...orderEventWrites(saga.actor, saga.order, 'released', lettingGo(saga)),
  ...bookingEventWrites(saga.actor, saga.booking, 'release'),
  ...eraseSecretsWrites(saga.actor, saga.booking.bookingId),
  ...taskEnds(saga),
];

/** The supplier did not take them back yet: asked again in a minute. */
export const releaseAgainWrites = ({ actor, order, lease }: Saga): Write<never>[] => [
  ...releaseOrderWrites(actor, order.orderId, lease),
  putTask(
    actor,
    paymentKeys.orderTask(actor, order.orderId, 'BOOK'),
    'BOOK',
    subjectOf(actor, order),
    clock.now() + MINUTE,
  ),
];

/** Paid, and held before: nothing is booked again. */
export const paidHoldWrites = (saga: Saga): Write<'ILLEGAL_TRANSITION'>[] =>
  orderEventWrites(saga.actor, saga.order, 'hold', holding(saga, { note: saga.booking.pnr }, SHORT_LEASE));
