import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import type { Write } from '#functions/table/write.ts';
import type { TaskSubject } from '#functions/tasks/task.ts';
import { moveTask, putTask } from '#functions/tasks/writes.ts';
import { bookingKeys } from './keys.ts';

/** The status refresh of a booking comes with its next round; CONFLICT where nobody looks at it any more. */
export const refreshSoonWrites = (actor: Actor, bookingId: string): Write<never>[] => [
  moveTask(bookingKeys.bookingTask(actor, bookingId, 'REFRESH'), clock.now()),
];

/** The same, also where nobody looks at it any more. */
export const refreshNowWrite = (actor: Actor, bookingId: string, subject: TaskSubject): Write<never> =>
  putTask(actor, bookingKeys.bookingTask(actor, bookingId, 'REFRESH'), 'REFRESH', subject, clock.now());

/** What came of a booking is mailed, with the next round of mails. */
export const mailTask = (actor: Actor, bookingId: string, subject: TaskSubject): Write<never> =>
  putTask(actor, bookingKeys.bookingTask(actor, bookingId, 'MAIL'), 'MAIL', subject, clock.now());
