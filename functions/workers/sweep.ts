import { makeJob } from '#functions/actors/job.ts';
import { clock } from '#functions/clock.ts';
import { log } from '#functions/runtime/log.ts';
import { commit } from '#functions/table/commit.ts';
import { instant, SECOND } from '#shared/time.ts';
import { type DueTask, dueTasks } from '#functions/tasks/store.ts';
import { runners } from './tasks.ts';
import { type DueKind, leaseTask } from '#functions/tasks/writes.ts';

/**
 * How long a task is left to whoever took it, ms. Short, because a taker may die: with the minute between two sweeps an
 * order is taken up again within two minutes. A taker that is slower than this is safe from the next one by the rows it
 * holds (the order's lease, the gateway's refund id, the states).
 */
export const TASK_LEASE = 45 * SECOND;

/**
 * Does what of a kind is due by now, at every site. Two sweeps at once share the work, a task that fails comes back
 * after its lease, and one that fails keeps none of the others. Answers how many tasks it took.
 */
export async function sweep(kind: DueKind): Promise<number> {
  let taken = 0;
  for (const task of await dueTasks(kind, clock.now())) {
    try {
      if (await runTask(kind, task)) taken += 1;
    } catch (error) {
      const { site, name, reference } = task.subject;
      log.error('task failed', { kind, name, site, reference, error: error as Error });
    }
  }
  return taken;
}

async function runTask(kind: DueKind, task: DueTask): Promise<boolean> {
  const actor = await makeJob(task.subject.site, 'sweeper');
  if (!actor) return false;
  const runner = runners[kind]?.[task.subject.name];
  if (!runner) throw new Error('work of this kind about such a thing is nobody’s');
  if (runner.leasesItself) {
    await runner.run(actor, task);
    return true;
  }
  const until = clock.now() + TASK_LEASE;
  const leased = await commit(actor, [leaseTask(task.key, task.due, until)]);
  if (!leased.ok) return false;
  await runner.run(actor, { ...task, heldUntil: instant(until) });
  return true;
}
