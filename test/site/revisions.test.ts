import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { makeJob } from '#functions/actors/job.ts';
import type { JobActor } from '#functions/actor.ts';
import { scopeOfJob } from '#functions/scope.ts';
import { revisionOf } from '#functions/site/revision.ts';
import { readMailFrom, settingEvents } from '#functions/site/store.ts';
import { bumpRevision, mailFromWrites } from '#functions/site/writes.ts';
import { tableClient, tableName } from '#functions/table/client.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import type { Item } from '#functions/table/read.ts';
import { revisionNames } from '#shared/site/model.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { storedRow } from '#test/harness/stored-row.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const onGulf = async (): Promise<JobActor> => (await makeJob('gulf', 'test'))!;
const revisionsNow = async () => {
  const job = await onGulf();
  return Object.fromEntries(revisionNames.map((name) => [name, revisionOf(job, name)]));
};

it('two editors that began from one head undo nothing of each other’s', async () => {
  const before = await revisionsNow();
  const [one, other] = [await onGulf(), await onGulf()];
  expect((await commit(one, [bumpRevision(one, 'markups')])).ok).toBe(true);
  expect((await commit(one, [bumpRevision(one, 'destination')])).ok).toBe(true);
  expect((await commit(other, mailFromWrites(other, 'desk@gulf.example'))).ok).toBe(true);
  expect(await revisionsNow()).toEqual({
    ...before,
    markups: before.markups! + 1,
    destination: before.destination! + 1,
    settings: before.settings! + 1,
  });
  expect(await readMailFrom(await onGulf())).toBe('desk@gulf.example');
});

it('a head from before there were some revisions counts them from nothing', async () => {
  const key = keys.site(await onGulf(), 'HEAD');
  const head = (await storedRow<Item>(key))!;
  const older = { ...head, revisions: { settings: 3 } };
  await tableClient().send(new PutCommand({ TableName: tableName(), Item: older }));
  expect(await revisionsNow()).toEqual({ settings: 3, permissions: 0, markups: 0, destination: 0, people: 0 });
  const job = await onGulf();
  expect((await commit(job, [bumpRevision(job, 'destination')])).ok).toBe(true);
  expect((await commit(job, [bumpRevision(job, 'destination')])).ok).toBe(true);
  expect(await revisionsNow()).toEqual({ settings: 3, permissions: 0, markups: 0, destination: 2, people: 0 });
});

it('who changed a setting stands beside it, newest first, in one Query', async () => {
  const job = world.job('sarathi', 'set-mail-from');
  await commit(job, mailFromWrites(job, 'one@sarathi.example'));
  world.clock.advance(1000);
  await commit(job, mailFromWrites(job, ''));
  world.faults.reset();
  expect(await settingEvents(scopeOfJob(job), 10)).toMatchObject([
    { setting: 'mailFrom', by: 'job:set-mail-from', at: '2026-12-01T08:00:01.000Z', note: 'the platform’s' },
    { setting: 'mailFrom', by: 'job:set-mail-from', note: 'one@sarathi.example' },
  ]);
  expect(world.faults.counts().list.map(({ name, returned, scanned }) => [name, returned, scanned])).toEqual([
    ['Query', 2, 2],
  ]);
  expect(await settingEvents(scopeOfJob(world.job('quiet')), 10)).toEqual([]);
});
