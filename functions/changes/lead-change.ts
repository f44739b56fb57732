import type { JobActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { log } from '#functions/runtime/log.ts';
import { commit } from '#functions/table/commit.ts';
import type { DueTask } from '#functions/tasks/store.ts';
import { endTask, moveTask } from '#functions/tasks/writes.ts';
import { HOUR, MINUTE } from '#shared/time.ts';
import { askStatus } from './ask-status.ts';
import { readSubject } from './subject-of.ts';
import { findAtSupplier, isCarriedOut, tellSupplier } from './tell-supplier.ts';
import { openChangeWrites } from './writes.ts';

/** So long a request is left to who tells it, ms: longer than any supplier is waited for. */
const TELLING = 3 * MINUTE;
/** A request is asked about after as long again as it has waited, between these, ms. */
const PAUSE = { least: MINUTE, most: 6 * HOUR };

/**
 * Leads an accepted request one step on at its supplier: told, found again, asked about with ever longer pauses. Ends its
 * task where only staff or its customer can do more.
 */
export async function leadChange(actor: JobActor, task: DueTask): Promise<void> {
  const dueAt = await onwards(actor, task.subject.reference);
  // Accepted anew meanwhile it is due anew, which this round knows nothing of.
  const when = task.heldUntil === undefined ? undefined : [{ field: 'ds', is: task.heldUntil }];
  const write = dueAt === undefined ? endTask(task.key) : moveTask(task.key, dueAt);
  await commit(actor, [{ ...write, ...(when && { when }) }]);
}

/** One step; answers when the next is due, ms since 1970, undefined for never. */
async function onwards(actor: JobActor, requestId: string): Promise<number | undefined> {
  const found = await readSubject(actor, requestId);
  if (!found.ok) return undefined;
  const { change } = found.value;
  const now = clock.now();
  const since = Date.parse(change.stateSince);
  const later = now + Math.min(PAUSE.most, Math.max(PAUSE.least, now - since));
  if (change.state === 'Accepted') {
    const isTold = change.charges?.saidBy === 'supplier' && (await isCarriedOut(actor, found.value));
    if (isTold === false) return undefined;
    if (isTold) await tellSupplier(actor, found.value);
    return now + PAUSE.least;
  }
  if (change.state === 'Telling') {
    if (now < since + TELLING) return since + TELLING;
    await commit(actor, openChangeWrites(actor, found.value, 'loseSight'));
    return now;
  }
  if (change.state === 'Unknown') {
    await findAtSupplier(actor, found.value);
    return later;
  }
  if (change.state !== 'WithSupplier') return undefined;
  const asked = await askStatus(actor, found.value);
  if (asked === 'STAFF')
    log.warn('change request is staff’s', { site: actor.site, bookingId: change.bookingId, orderId: change.orderId });
  if (asked === 'AGAIN') return now + PAUSE.least;
  return asked === 'WAITS' ? later : undefined;
}
