import type { Actor } from '#functions/actors/actor.ts';
import { clock } from '#functions/clock.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { bookingKeys } from '#functions/bookings/keys.ts';
import { paymentKeys } from '#functions/payments/keys.ts';
import { dueIn, type DueKind, dueShard } from '#functions/table/due.ts';
import { taskKeys } from './keys.ts';
import { entry, type Key, leaving } from '#functions/table/key.ts';
import type { Item } from '#functions/table/read.ts';
import type { Write } from '#functions/table/write.ts';
import { isInProcess, type OrderState, orderStates } from '#shared/payments/model.ts';
import { instant } from '#shared/time.ts';
import type { TaskSubject } from './task.ts';

export type { DueKind };

/**
 * Kinds that staff look at, because they wait for a supplier or a gateway, or for somebody to decide. The others end by
 * themselves: a list of them would cost every sale its writes and be read by nobody.
 */
export const listedKinds: readonly DueKind[] = ['UNKNOWN', 'HOLD', 'REFUND'];

/**
 * Records work to be done at `dueAt` (ms since 1970). Repeating it moves the time. `since` (ms since 1970): when it began
 * to wait, by which staff's list sorts it; left out, now.
 */
export const putTask = (
  actor: Actor,
  key: Key,
  kind: DueKind,
  subject: TaskSubject,
  dueAt: number,
  since = clock.now(),
): Write<never> => ({
  kind: 'put',
  key,
  item: { kind, attempts: 0, ...taskPlaces(actor, kind, subject, instant(dueAt), instant(since)).set },
});

/** A task's places: among the due ones, and where staff look at its kind in the site's list of them. */
export const taskPlaces = (
  actor: Actor,
  kind: DueKind,
  subject: TaskSubject,
  due: string,
  since: string,
): { set: Item; remove: readonly string[] } => ({
  set: {
    card: subject,
    ...entry(dueIn(kind, dueShard(subject.reference)), due),
    ...(listedKinds.includes(kind) && entry(taskKeys.tasksByKind(actor, kind), since)),
  },
  remove: listedKinds.includes(kind) ? [] : leaving('gsi1'),
});

/** The work is done, or no longer to be done. Ending what has ended is harmless. */
export const endTask = (key: Key): Write<never> => ({ kind: 'delete', key });

/**
 * Takes a due task by moving its time on: of two overlapping sweeps one is refused, and when the taker dies the task is
 * due again at `until` (ms since 1970).
 */
export const leaseTask = (key: Key, seenDue: string, until: number): Write<never> => ({
  kind: 'update',
  key,
  set: { ds: instant(until) },
  add: { attempts: 1 },
  when: [{ field: 'ds', is: seenDue }],
  otherwise: 'BUSY',
});

/** Work that can be done only later, at `dueAt` (ms since 1970); nothing where it was done meanwhile. */
export const moveTask = (key: Key, dueAt: number): Write<never> => ({
  kind: 'update',
  key,
  set: { ds: instant(dueAt) },
  when: [{ exists: true }],
  otherwise: 'CONFLICT',
});

/** The status refresh of a booking comes with its next round; CONFLICT where nobody looks at it any more. */
export const refreshSoonWrites = (actor: Actor, bookingId: string): Write<never>[] => [
  moveTask(bookingKeys.bookingTask(actor, bookingId, 'REFRESH'), clock.now()),
];

/** What came of a booking is mailed, with the next round of mails. */
export const mailTask = (actor: Actor, bookingId: string, subject: TaskSubject): Write<never> =>
  putTask(actor, bookingKeys.bookingTask(actor, bookingId, 'MAIL'), 'MAIL', subject, clock.now());

/** A worker's hold on an order: only whoever holds its token takes the next step. */
export interface Lease {
  lease: string;
  /** ms since 1970; when the holder dies, another may take over from then on. */
  leasedUntil: number;
}

/**
 * Takes an order that is on its way (in the state it was seen in, if given) and that nobody holds; BUSY where somebody
 * does or it moved on, ILLEGAL_TRANSITION where there is nothing left to do.
 */
export const leaseOrderWrites = (
  actor: Actor,
  orderId: string,
  lease: Lease,
  seen?: OrderState,
): Write<'ILLEGAL_TRANSITION'>[] => [
  {
    kind: 'update',
    key: paymentKeys.order(actor, orderId),
    set: { ...lease },
    when: [
      { field: 'state', oneOf: orderStates.filter(isInProcess) },
      ...(seen ? [{ field: 'state', is: seen }] : []),
      {
        anyOf: [
          { field: 'leasedUntil', missing: true },
          { field: 'leasedUntil', below: clock.now() },
        ],
      },
    ],
    otherwise: (old) => (old && isInProcess(old.state as OrderState) ? 'BUSY' : 'ILLEGAL_TRANSITION'),
  },
];

/** Lets go of an order that only waits; refused where another took it meanwhile. */
export const releaseOrderWrites = (
  actor: Actor,
  orderId: string,
  lease: string,
  set: Partial<OrderItem> = {},
): Write<never>[] => [
  {
    kind: 'update',
    key: paymentKeys.order(actor, orderId),
    set,
    remove: ['lease', 'leasedUntil'],
    when: [{ field: 'lease', is: lease }],
    otherwise: 'BUSY',
  },
];
