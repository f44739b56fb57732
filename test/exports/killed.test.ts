import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { partSize } from '#functions/exports/part-size.ts';
import { readRunningJobs } from '#functions/jobs/store.ts';
import { MINUTE } from '#shared/time.ts';
import { type Death, killableProcess } from '#test/harness/killable-process.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { readSheet } from './read-sheet.ts';
import { begin, bytesOf, jobOf, work } from './run-exports.ts';
import { seedTickets } from './seed-tickets.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const ROWS = 110;
const PART = 25;
const SEEDS = 20;
const run = killableProcess(world.folder, path.join(import.meta.dirname, 'killed-export.ts'));
let staff: TestUser;
/** Cells of a file that nothing came in between of, and the operations that it took. */
let whole: unknown[][];
let operations = 0;

const cellsOf = async (exportId: string) => (await readSheet(await bytesOf(staff, exportId))).rows;
const beginOne = async () => (await begin(staff, { list: 'tickets', filter: { sort: 'BA' } })).exportId;

/** Takes it up again, as the sweeper does, once a lease has run out, until it has ended. */
async function takenUpAgain(exportId: string): Promise<void> {
  for (let round = 0; round < 3 && (await jobOf(staff, exportId)).state === 'RUNNING'; round++) {
    world.clock.advance(6 * MINUTE);
    await work(staff, exportId);
  }
}

beforeAll(async () => {
  Object.assign(partSize, { rows: PART, page: PART });
  staff = world.user('sarathi', 'staff');
  await seedTickets(world.job('sarathi'), ROWS);
  const exportId = await beginOne();
  world.faults.reset();
  await work(staff, exportId);
  operations = world.faults.counts().operations;
  whole = await cellsOf(exportId);
});

it('has several parts to be interrupted between', () => {
  expect(whole).toHaveLength(ROWS + 1);
  expect(operations).toBeGreaterThan(15);
});

it('comes to the same cells whichever operation fails, before it took effect or after', async () => {
  for (let n = 1; n <= operations; n++)
    for (const when of ['before', 'after'] as const) {
      world.clock.restore();
      const exportId = await beginOne();
      world.faults.reset();
      world.faults.failNth(n, when);
      await work(staff, exportId).catch(() => undefined);
      world.faults.reset();
      await takenUpAgain(exportId);
      expect([n, when, (await jobOf(staff, exportId)).state]).toEqual([n, when, 'DONE']);
      expect(await cellsOf(exportId)).toEqual(whole);
    }
  expect((await readRunningJobs(world.job('sarathi'))).running).toEqual({});
}, 300_000);

/** Runs the worker in a process of its own; the signal that it ended by. */
const runChild = async (exportId: string, killAt: number, death: Death) =>
  (await run(killAt, death, { USER_ID: staff.item.userId, JOB_ID: exportId, PART_ROWS: String(PART) })).signal;

it('comes to the same cells when its worker is killed, wherever that is', async () => {
  for (let seed = 0; seed < SEEDS; seed++) {
    world.clock.restore();
    const exportId = await beginOne();
    const killAt = 1 + ((seed * 7) % operations);
    expect(await runChild(exportId, killAt, seed % 2 ? 'before' : 'under way'), `seed ${seed}`).toBe('SIGKILL');
    await takenUpAgain(exportId);
    expect([seed, (await jobOf(staff, exportId)).state]).toEqual([seed, 'DONE']);
    expect(await cellsOf(exportId)).toEqual(whole);
  }
}, 300_000);
