import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import type { Write } from '#functions/table/write.ts';
import type { TaskSubject } from '#functions/tasks/task.ts';
import { putTask } from '#functions/tasks/writes.ts';
import { changeKeys } from './keys.ts';
import type { ChangeItem } from './model.ts';

/**
 * A request that was accepted is told its supplier from now on, where the supplier said the charges. What staff said they
 * arranged by hand, and they tell it.
 */
export const tellWrites = (actor: Actor, change: ChangeItem): Write<never>[] => {
  if (change.state !== 'Accepted' || change.charges?.saidBy !== 'supplier') return [];
  const subject: TaskSubject = { site: actor.site, reference: change.requestId, name: 'change' };
  return [putTask(actor, changeKeys.changeTask(actor, change.bookingId, change.number), 'BOOK', subject, clock.now())];
};
