import { expect, it } from 'vitest';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { dueShard } from '#functions/table/due.ts';
import { dueTasks } from '#functions/tasks/store.ts';
import { sweep } from '#functions/workers/sweep.ts';
import { runners } from '#functions/workers/tasks.ts';
import type { TaskSubject } from '#functions/tasks/task.ts';
import { type DueKind, endTask, leaseTask, putTask } from '#functions/tasks/writes.ts';
import { randomId, sortableId } from '#shared/ids.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { listed } from '#test/table/listed.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const NOW = Date.parse('2026-12-01T08:00:00Z');
const job = (site: 'sarathi' | 'gulf' = 'sarathi') => world.job(site);

/** A task of a domain to come: what it is about is no order. */
async function put(kind: DueKind, name: string, reference: string, dueAt = NOW, site: 'sarathi' | 'gulf' = 'sarathi') {
  const actor = job(site);
  const key = keys.orderTask(actor, reference, 'BOOK');
  const subject: TaskSubject = { site, reference, name };
  expect((await commit(actor, [putTask(actor, key, kind, subject, dueAt)])).ok).toBe(true);
  return { key, subject };
}

it('tasks about anything spread over the four partitions, by whatever they are called', () => {
  const families: ((n: number) => string)[] = [
    () => randomId(),
    () => sortableId(NOW),
    (n) => `KART-${String(n * 4).padStart(8, '0')}`,
    (n) => `${n}#DEL`,
    (n) => `driver ${n}@example.com`,
  ];
  for (const name of families) {
    const count = [0, 0, 0, 0];
    for (let n = 0; n < 4000; n++) count[dueShard(name(n))]! += 1;
    for (const share of count) expect(share).toBeGreaterThan(700);
  }
});

it('a task about nothing cannot be written', () => {
  expect(() => dueShard('')).toThrow('a task about nothing');
  const about = { site: 'sarathi', reference: '', name: 'kart' };
  expect(() => putTask(job(), keys.orderTask(job(), 'X', 'BOOK'), 'EXPIRY', about, NOW)).toThrow('about nothing');
});

it('a name inside a kind has its own runner; one that nobody knows is left and keeps nothing waiting', async () => {
  const seen: string[] = [];
  const known = runners.PURGE!;
  runners.PURGE = {
    ...known,
    driver: {
      async run(actor, { key, subject }) {
        seen.push(`${actor.site} ${subject.reference}`);
        await commit(actor, [endTask(key)]);
      },
    },
  };
  const stranger = await put('PURGE', 'nobody', 'N1');
  await put('PURGE', 'driver', 'D1');
  await put('PURGE', 'driver', 'D2', NOW, 'gulf');
  await put('PURGE', 'driver', 'D3', NOW + 1000);
  expect(await sweep('PURGE')).toBe(2);
  expect(seen.sort()).toEqual(['gulf D2', 'sarathi D1']);
  world.clock.advance(1000);
  expect(await sweep('PURGE')).toBe(1);
  expect((await dueTasks('PURGE', NOW + 1000)).map(({ subject }) => subject)).toEqual([stranger.subject]);
  runners.PURGE = known;
});

it('staff’s kinds stand in the site’s list, the longest waiting first, however often they are taken', async () => {
  const first = await put('REFUND', 'order', 'R1', NOW + 5000);
  world.clock.advance(1000);
  await put('REFUND', 'order', 'R2');
  await put('REFUND', 'order', 'R3', NOW, 'gulf');
  const waiting = () => listed<TaskSubject>(world, keys.tasksByKind(job(), 'REFUND'), { descending: false });
  expect((await waiting()).map(({ reference }) => reference)).toEqual(['R1', 'R2']);
  const [task] = (await dueTasks('REFUND', NOW + 5000)).filter(({ subject }) => subject.reference === 'R1');
  await commit(job(), [leaseTask(first.key, task!.due, NOW + 60_000)]);
  expect((await waiting()).map(({ reference }) => reference)).toEqual(['R1', 'R2']);
  await commit(job(), [endTask(first.key)]);
  expect((await waiting()).map(({ reference }) => reference)).toEqual(['R2']);
});

it('kinds that end by themselves are in no list', async () => {
  await put('EXPIRY', 'order', 'E1');
  expect(await listed(world, keys.tasksByKind(job(), 'EXPIRY'))).toEqual([]);
});
