import type { JobActor } from '#functions/actor.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { getItems } from '#functions/table/read.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { TASK_LEASE } from '#functions/workers/sweep.ts';
import { runners } from '#functions/workers/tasks.ts';
import type { TaskSubject } from '#functions/tasks/task.ts';
import { type DueKind, leaseTask } from '#functions/tasks/writes.ts';
import type { Fate } from './fates.ts';
import type { Moment } from './moment.ts';

/** Followed for every sale; what else a fate names is followed too, and all other due work is left to the sweeper. */
const USUAL: readonly DueKind[] = ['BOOK', 'UNKNOWN', 'REFUND', 'HOLD', 'MAIL'];
/** More due work than any order has. */
const MOST = 80;

interface Sold {
  orderId: string;
  bookingId: string;
}

/** What waits in the table for one order: a task, and when it is due. */
interface Waiting {
  pk: string;
  sk: string;
  kind: DueKind;
  /** ISO instant. */
  ds: string;
  card: TaskSubject;
}

/** Does an order's due work as the worker and the sweeper do it, each when it is due, up to `until` (ms since 1970). */
export async function leadOn(
  actor: JobActor,
  moment: Moment,
  sold: Sold,
  { also = [], until }: Pick<Fate, 'also'> & { until: number },
): Promise<void> {
  await runBooking(actor.site, sold.orderId);
  for (let done = 0; done < MOST; done++) {
    const next = (await waitingFor(actor, sold, [...USUAL, ...also])).toSorted((a, b) => (a.ds < b.ds ? -1 : 1))[0];
    if (!next || Date.parse(next.ds) > until) return;
    moment.goOnTo(Date.parse(next.ds) + 1);
    const key = keyOf(actor, sold, next.kind);
    const leased = await commit(actor, [leaseTask(key, next.ds, moment.now() + TASK_LEASE)]);
    if (leased.ok) await runners[next.kind]![next.card.name]!.run(actor, { key, due: next.ds, subject: next.card });
  }
}

function keyOf(actor: JobActor, { orderId, bookingId }: Sold, kind: DueKind) {
  return kind === 'EXPIRY' || kind === 'BOOK' || kind === 'REFUND' || kind === 'SETTLE'
    ? keys.orderTask(actor, orderId, kind)
    : keys.bookingTask(actor, bookingId, kind as 'HOLD' | 'UNKNOWN' | 'REFRESH' | 'PURGE' | 'MAIL');
}

async function waitingFor(actor: JobActor, sold: Sold, kinds: readonly DueKind[]): Promise<Waiting[]> {
  const found = await getItems(kinds.map((kind) => keyOf(actor, sold, kind)));
  return (found as unknown as (Waiting | undefined)[]).filter((task) => task !== undefined);
}
