import { type DueKind, dueShard, globalKeys } from '#functions/table/global-keys.ts';
import { entry, type Key } from '#functions/table/key.ts';
import type { Write } from '#functions/table/write.ts';
import { instant } from '#shared/time.ts';

/** What a due task names; all of it stands in the due index, so a sweep needs no further read to begin. */
export interface TaskSubject {
  site: string;
  orderId: string;
  /** The booking, for tasks of flight orders. */
  bookingId: string;
  /** REFUND of a payment that lost: that payment. */
  payment?: { gateway: string; paymentId: string; minor: number; currency: string };
}

/** Records work to be done at `dueAt` (ms since 1970). Repeating it moves the time. */
export const putTask = (key: Key, kind: DueKind, subject: TaskSubject, dueAt: number, attempts = 0): Write => ({
  kind: 'put',
  key,
  item: { kind, attempts, card: subject, ...entry(globalKeys.due(kind, dueShard(subject.orderId)), instant(dueAt)) },
});

/** The work is done, or no longer to be done. Ending what has ended is harmless. */
export const endTask = (key: Key): Write => ({ kind: 'delete', key });

/**
 * Takes a due task by moving its time on: of two overlapping sweeps one is refused, and when the taker dies the task is
 * due again at `until` (ms since 1970).
 */
export const leaseTask = (key: Key, seenDue: string, until: number): Write => ({
  kind: 'update',
  key,
  set: { ds: instant(until) },
  add: { attempts: 1 },
  when: [{ field: 'ds', is: seenDue }],
  otherwise: 'BUSY',
});
