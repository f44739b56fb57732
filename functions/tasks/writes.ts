import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { dueIn, type DueKind, dueShard } from '#functions/table/due.ts';
import { taskKeys } from './keys.ts';
import { entry, type Key, leaving } from '#functions/table/key.ts';
import type { Item } from '#functions/table/read.ts';
import type { Write } from '#functions/table/write.ts';
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
