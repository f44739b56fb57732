import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { partLines } from '#functions/destination/import/parts.ts';
import { readRunningJobs } from '#functions/jobs/store.ts';
import { runJob } from '#functions/workers/run-job.ts';
import { getAccomodation } from '#shared/destination/masters/get-accomodation.ts';
import { getImport } from '#shared/destination/import/get-import.ts';
import { getRecordHistory } from '#shared/destination/get-record-history.ts';
import { MINUTE } from '#shared/time.ts';
import { type Death, killableProcess } from '#test/harness/killable-process.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { told } from '#test/markups/price-steps.ts';
import { bookOf } from './book-of.ts';
import { confirm, preview } from './run-imports.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const ROWS = 70;
const PART = 20;
const SEEDS = 12;
const run = killableProcess(world.folder, path.join(import.meta.dirname, 'killed-import.ts'));
let staff: TestUser;
/** The operations that writing takes where nothing comes in between. */
let operations = 0;
let rounds = 0;

interface Begun {
  importId: string;
  jobId: string;
  /** With which the names of its rows begin. */
  name: string;
}

/** An import that was confirmed: some of its rows are there already, and one of these is to be changed. */
async function beginOne(): Promise<Begun> {
  const name = `Round ${String((rounds += 1)).padStart(3, '0')}`;
  const rows = Array.from({ length: ROWS }, (_, nth) => [`${name} no. ${nth}`, `${nth} Road`, 'Dubai']);
  const { importId } = await preview(staff, 'accommodation', await bookOf(['Name', 'Address', 'City'], rows));
  return { importId, jobId: await confirm(staff, importId), name };
}

const work = ({ jobId }: Begun) => runJob('sarathi', staff.item.userId, jobId);

/** Takes it up again, as the sweeper does, once a lease has run out, until it has ended. */
async function takenUpAgain(begun: Begun): Promise<void> {
  for (let round = 0; round < 4; round++) {
    if ((await told(staff, getImport, { importId: begun.importId })).state !== 'writing') return;
    world.clock.advance(6 * MINUTE);
    await work(begun);
  }
}

/** Every row once, made once, and counted once. */
async function expectWhole({ importId, name }: Begun, about: string): Promise<void> {
  const shown = await told(staff, getImport, { importId });
  expect([about, shown.state, shown.done, shown.written]).toEqual([
    about,
    'done',
    ROWS,
    { new: ROWS, changed: 0, same: 0, deactivated: 0 },
  ]);
  const found: { id: string; version: number }[] = [];
  let cursor = '';
  do {
    const page = await told(staff, getAccomodation, { name, cursor });
    found.push(...page.records);
    cursor = page.cursor ?? '';
  } while (cursor);
  expect([about, found.length, found.filter(({ version }) => version !== 1)]).toEqual([about, ROWS, []]);
  const { events } = await told(staff, getRecordHistory, { kind: 'accommodation', id: found[7]!.id });
  expect([about, events.map(({ text }) => text)]).toEqual([about, ['Created']]);
}

beforeAll(async () => {
  partLines.count = PART;
  staff = world.user('sarathi', 'staff');
  const begun = await beginOne();
  world.faults.reset();
  await work(begun);
  operations = world.faults.counts().operations;
  await expectWhole(begun, 'undisturbed');
});

it('has several parts to be interrupted between', () => {
  expect(operations).toBeGreaterThan(15);
});

it('comes to the same rows whichever operation fails, before it took effect or after', async () => {
  for (let n = 1; n <= operations; n++)
    for (const when of ['before', 'after'] as const) {
      world.clock.restore();
      const begun = await beginOne();
      world.faults.reset();
      world.faults.failNth(n, when);
      await work(begun).catch(() => undefined);
      world.faults.reset();
      await takenUpAgain(begun);
      await expectWhole(begun, `${n} ${when}`);
    }
  expect((await readRunningJobs(world.job('sarathi'))).running).toEqual({});
}, 300_000);

/** Runs the worker in a process of its own; the signal that it ended by. */
const runChild = async ({ jobId }: Begun, killAt: number, death: Death) =>
  (await run(killAt, death, { USER_ID: staff.item.userId, JOB_ID: jobId, PART_LINES: String(PART) })).signal;

it('comes to the same rows when its worker is killed, wherever that is', async () => {
  for (let seed = 0; seed < SEEDS; seed++) {
    world.clock.restore();
    const begun = await beginOne();
    const killAt = 1 + ((seed * 7) % operations);
    expect(await runChild(begun, killAt, seed % 2 ? 'before' : 'under way'), `seed ${seed}`).toBe('SIGKILL');
    await takenUpAgain(begun);
    await expectWhole(begun, `seed ${seed}`);
  }
}, 300_000);
