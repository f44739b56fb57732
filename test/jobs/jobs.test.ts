import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listenForJobs, type JobWake } from '#functions/runtime/wake-jobs.ts';
import { exportJob } from '#functions/exports/export-job.ts';
import { MOST_RUNNING } from '#functions/jobs/start-job.ts';
import { MOST_TRIES, runJob } from '#functions/workers/run-job.ts';
import { readRunningJobs } from '#functions/jobs/store.ts';
import { handler } from '#functions/workers/jobs-worker.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { cancelExport } from '#shared/exports/cancel-export.ts';
import { getExport } from '#shared/exports/get-export.ts';
import { getExports } from '#shared/exports/get-exports.ts';
import { startExport } from '#shared/exports/start-export.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#shared/time.ts';
import { begin, bytesOf, jobOf, work } from '#test/exports/run-exports.ts';
import { readSheet } from '#test/exports/read-sheet.ts';
import { seedTickets } from '#test/exports/seed-tickets.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const wakes: JobWake[] = [];
const { runChunk } = exportJob;
let staff: TestUser;
let nth = 0;
/** A request that nobody has made yet. */
const another = () => ({ list: 'tickets' as const, filter: { PNR: `X${(nth += 1)}` } });
const running = async () => Object.keys((await readRunningJobs(world.job('sarathi'))).running);
const ended = async () => {
  for (const exportId of await running())
    for (const as of [staff]) await callHttp({ site: 'sarathi', call: cancelExport, as, body: { exportId } });
};

beforeAll(async () => {
  staff = world.user('sarathi', 'staff');
  await seedTickets(world.job('sarathi'), 40);
  listenForJobs(async (wake) => void wakes.push(wake));
  return () => listenForJobs(undefined);
});
afterEach(async () => {
  exportJob.runChunk = runChunk;
  world.faults.reset();
  await ended();
  world.clock.restore();
  wakes.length = 0;
});

describe('a job', () => {
  it('is a row of the commit that asks for it, and wakes the worker', async () => {
    const { exportId, state, rows } = await begin(staff, another());
    expect([state, rows]).toEqual(['running', 0]);
    await new Promise(setImmediate);
    expect(wakes).toEqual([{ kind: 'job', site: 'sarathi', userId: staff.item.userId, jobId: exportId }]);
    expect(await running()).toEqual([exportId]);
    world.faults.reset();
    world.faults.failNth(2, 'before');
    const lost = await callHttp({ site: 'sarathi', call: startExport, as: staff, body: another() });
    expect(lost.status).toBe(500);
    expect(await running()).toEqual([exportId]);
  });

  it('ends once, and leaves room for another', async () => {
    const { exportId } = await begin(staff, { list: 'tickets', filter: {} });
    await Promise.all([work(staff, exportId), work(staff, exportId), work(staff, exportId)]);
    expect(await jobOf(staff, exportId)).toMatchObject({ state: 'DONE', done: 40 });
    expect(await running()).toEqual([]);
    const file = await bytesOf(staff, exportId);
    await work(staff, exportId);
    expect(await bytesOf(staff, exportId)).toEqual(file);
  });

  it('is found by the sweeper where its wake-up was lost, and not before it can be', async () => {
    const { exportId } = await begin(staff, { list: 'tickets', filter: {} });
    await new Promise(setImmediate);
    wakes.length = 0;
    await runSchedule('send-mails');
    expect(wakes).toEqual([]);
    world.clock.advance(MINUTE);
    await runSchedule('send-mails');
    await new Promise(setImmediate);
    expect(wakes).toMatchObject([{ jobId: exportId }]);
    await work(staff, exportId);
    world.clock.advance(HOUR);
    wakes.length = 0;
    await runSchedule('send-mails');
    await new Promise(setImmediate);
    expect(wakes).toEqual([]);
  });

  it('is one where the same is asked for twice at once, by one person', async () => {
    const body = another();
    const answers = await Promise.all(
      [1, 2, 3].map(() => callHttp({ site: 'sarathi', call: startExport, as: staff, body })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(new Set(answers.map(({ errorCode }) => errorCode))).toContain('JOB_RUNNING');
    expect(await running()).toHaveLength(1);
    await ended();
    expect((await callHttp({ site: 'sarathi', call: startExport, as: staff, body })).status).toBe(200);
  });

  it('is one of five of a site at most, also when they are asked for at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: MOST_RUNNING + 3 }, () =>
        callHttp({ site: 'sarathi', call: startExport, as: staff, body: another() }),
      ),
    );
    const begun = answers.filter(({ status }) => status === 200).length;
    expect(begun).toBeLessThanOrEqual(MOST_RUNNING);
    for (let at = begun; at < MOST_RUNNING; at++) await begin(staff, another());
    const sixth = await callHttp({ site: 'sarathi', call: startExport, as: staff, body: another() });
    expect(sixth).toMatchObject({ status: 409, errorCode: 'TOO_MANY_JOBS' });
    expect(sixth.errorMessage).toContain('Five jobs are already running');
    expect(await running()).toHaveLength(MOST_RUNNING);
    const elsewhere = await callHttp({
      site: 'gulf',
      call: startExport,
      as: world.user('gulf', 'staff'),
      body: another(),
    });
    expect(elsewhere.status).toBe(200);
    // Whatever became of them, after a day they stand in nobody's way.
    world.clock.advance(DAY + 1);
    const as = { token: await freshToken() };
    expect((await callHttp({ site: 'sarathi', call: startExport, as, body: another() })).status).toBe(200);
    expect(await running()).toHaveLength(1);
  });
});

/** Of the same person, signed in anew: the clock has gone on. */
const freshToken = async (): Promise<string> => {
  const { signInTestUser } = await import('#test/harness/test-user.ts');
  return signInTestUser('sarathi', staff.item);
};

describe('a chunk that fails', () => {
  it('is tried again later, ever later, and in the end the job says that it failed', async () => {
    const { exportId } = await begin(staff, { list: 'tickets', filter: {} });
    exportJob.runChunk = () => Promise.reject(new Error('the bucket is away'));
    for (let go = 0; go < MOST_TRIES; go++) {
      await work(staff, exportId);
      expect(await jobOf(staff, exportId)).toMatchObject({ state: 'RUNNING', tries: go + 1 });
      expect((await jobOf(staff, exportId)).lease).toBeUndefined();
    }
    await work(staff, exportId);
    expect(await jobOf(staff, exportId)).toMatchObject({ state: 'FAILED' });
    const { result } = await callHttp({ site: 'sarathi', call: getExport, as: staff, body: { exportId } });
    expect(result).toMatchObject({ state: 'failed', link: null });
    expect(result!.error).toContain('after several tries');
    expect(await running()).toEqual([]);
  });

  it('is tried again after 5, 20 and 80 seconds, and after five minutes at most', async () => {
    const { exportId } = await begin(staff, { list: 'tickets', filter: {} });
    exportJob.runChunk = () => Promise.reject(new Error('the bucket is away'));
    const woken = () => wakes.some(({ jobId }) => jobId === exportId);
    for (const seconds of [5, 20, 80, 300, 300]) {
      await work(staff, exportId);
      wakes.length = 0;
      world.clock.advance(seconds * SECOND - 1);
      await runSchedule('send-mails');
      await new Promise(setImmediate);
      expect(woken(), `before ${seconds} s`).toBe(false);
      world.clock.advance(1);
      await runSchedule('send-mails');
      await new Promise(setImmediate);
      expect(woken(), `after ${seconds} s`).toBe(true);
    }
  });

  it('is nobody else’s to try while it is being tried', async () => {
    const { exportId } = await begin(staff, { list: 'tickets', filter: {} });
    let [chunks, goOn] = [0, () => {}];
    exportJob.runChunk = async (actor, job) => {
      chunks += 1;
      await new Promise<void>((resolve) => (goOn = resolve));
      return runChunk(actor, job);
    };
    const first = work(staff, exportId);
    await expect.poll(() => chunks).toBe(1);
    await work(staff, exportId);
    expect(chunks).toBe(1);
    exportJob.runChunk = runChunk;
    goOn();
    await first;
    expect(await jobOf(staff, exportId)).toMatchObject({ state: 'DONE', done: 40 });
  });

  it('goes on where the last finished one left off, however often it fails in between', async () => {
    const { exportId } = await begin(staff, { list: 'tickets', filter: {} });
    let calls = 0;
    exportJob.runChunk = (actor, job) => {
      calls += 1;
      return calls % 2 ? Promise.reject(new Error('away')) : runChunk(actor, job);
    };
    for (let go = 0; go < 3; go++) await work(staff, exportId);
    expect(await jobOf(staff, exportId)).toMatchObject({ state: 'DONE', done: 40 });
  });

  it('of a worker that died holds the job for its lease, and no longer', async () => {
    const { exportId } = await begin(staff, { list: 'tickets', filter: {} });
    let died = () => {};
    exportJob.runChunk = () => new Promise((_, reject) => (died = () => reject(new Error('too late'))));
    const dead = work(staff, exportId);
    await expect.poll(async () => (await jobOf(staff, exportId)).lease).toBeTruthy();
    exportJob.runChunk = runChunk;
    await work(staff, exportId);
    expect(await jobOf(staff, exportId)).toMatchObject({ state: 'RUNNING', done: 0 });
    world.clock.advance(2 * MINUTE);
    await work(staff, exportId);
    expect(await jobOf(staff, exportId)).toMatchObject({ state: 'DONE', done: 40 });
    died();
    await dead;
    expect(await jobOf(staff, exportId)).toMatchObject({ state: 'DONE', done: 40 });
  });
});

describe('a cancelled job', () => {
  it('stops at its next chunk, and its file is never there', async () => {
    const { exportId } = await begin(staff, { list: 'tickets', filter: {} });
    let cancelled: unknown;
    exportJob.runChunk = async (actor, job) => {
      const outcome = await runChunk(actor, job);
      if (outcome.kind === 'DONE')
        cancelled = await callHttp({ site: 'sarathi', call: cancelExport, as: staff, body: { exportId } });
      return outcome;
    };
    await work(staff, exportId);
    expect(cancelled).toMatchObject({ status: 200, result: { state: 'cancelled' } });
    const { result, ...job } = await jobOf(staff, exportId);
    expect(result).toBeUndefined();
    expect(job.state).toBe('CANCELLED');
    const body = { exportId, download: 'true' as const };
    const answer = await callHttp({ site: 'sarathi', call: getExport, as: staff, body });
    expect(answer.result).toMatchObject({ state: 'cancelled', link: null });
    const again = await callHttp({ site: 'sarathi', call: cancelExport, as: staff, body: { exportId } });
    expect(again).toMatchObject({ status: 200, result: { state: 'cancelled' } });
  });

  it('was running: what is done stays done', async () => {
    const { exportId } = await begin(staff, another());
    await work(staff, exportId);
    const answer = await callHttp({ site: 'sarathi', call: cancelExport, as: staff, body: { exportId } });
    expect(answer).toMatchObject({ status: 409, errorCode: 'ILLEGAL_TRANSITION' });
  });
});

it('is its owner’s alone, and gone after a day', async () => {
  const { exportId } = await begin(staff, another());
  await work(staff, exportId);
  const colleague = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
  const abroad = world.user('gulf', 'staff');
  for (const call of [getExport, cancelExport]) {
    expect((await callHttp({ site: 'sarathi', call, as: colleague, body: { exportId } })).status).toBe(404);
    expect((await callHttp({ site: 'gulf', call, as: abroad, body: { exportId } })).status).toBe(404);
  }
  const mine = await callHttp({ site: 'sarathi', call: getExports, as: staff, body: {} });
  expect(mine.result!.exports.find((one) => one.exportId === exportId)).toMatchObject({
    state: 'done',
    fileName: 'flight-ticket-queue.xlsx',
  });
  expect((await callHttp({ site: 'sarathi', call: getExports, as: colleague, body: {} })).result!.exports).toEqual([]);
  world.clock.advance(DAY + 1);
  const later = { token: await freshToken() };
  const { result: left } = await callHttp({ site: 'sarathi', call: getExports, as: later, body: {} });
  expect(left!.exports.map((one) => one.exportId)).not.toContain(exportId);
  expect((await callHttp({ site: 'sarathi', call: getExport, as: later, body: { exportId } })).status).toBe(404);
});

describe('the worker of the queue', () => {
  const record = (body: string) => ({ Records: [{ messageId: 'M1', body }] }) as never;
  const context = (left: number) => ({ getRemainingTimeInMillis: () => left }) as never;

  it('carries out what it is woken for, and leaves what does not fit its time to another run', async () => {
    const { exportId } = await begin(staff, { list: 'tickets', filter: {} });
    await new Promise(setImmediate);
    wakes.length = 0;
    const wake = JSON.stringify({ kind: 'job', site: 'sarathi', userId: staff.item.userId, jobId: exportId });
    expect(await handler(record(wake), context(MINUTE))).toEqual({ batchItemFailures: [] });
    expect(await jobOf(staff, exportId)).toMatchObject({ state: 'RUNNING', done: 40 });
    await new Promise(setImmediate);
    expect(wakes).toMatchObject([{ jobId: exportId }]);
    expect(await handler(record(wake), context(15 * MINUTE))).toEqual({ batchItemFailures: [] });
    expect((await readSheet(await bytesOf(staff, exportId))).rows).toHaveLength(41);
  });

  it('does nothing for a job or a site that is not there, and hands back what fails', async () => {
    const nobodys = JSON.stringify({ kind: 'job', site: 'sarathi', userId: 'U', jobId: 'J' });
    expect(await handler(record(nobodys), context(DAY))).toEqual({ batchItemFailures: [] });
    expect(await handler(record(nobodys.replace('sarathi', 'nowhere')), context(DAY))).toEqual({
      batchItemFailures: [],
    });
    world.faults.failNth(1, 'before');
    expect(await handler(record(nobodys), context(DAY))).toEqual({ batchItemFailures: [{ itemIdentifier: 'M1' }] });
  });
});

it('that is not finished within a day fails with a sentence', async () => {
  const { exportId } = await begin(staff, { list: 'tickets', filter: {} });
  await runJob('sarathi', staff.item.userId, exportId, 0);
  expect(await jobOf(staff, exportId)).toMatchObject({ state: 'RUNNING', done: 40 });
  world.clock.advance(DAY);
  await work(staff, exportId);
  expect(await jobOf(staff, exportId)).toMatchObject({ state: 'FAILED' });
  const as = { token: await freshToken() };
  const { result } = await callHttp({ site: 'sarathi', call: getExport, as, body: { exportId } });
  expect(result!.error).toContain('longer than a day');
});
