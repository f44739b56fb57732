import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { exportJob } from '#functions/exports/export-job.ts';
import { createGroupWrites, grantWrites } from '#functions/permissions/groups/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { getItem } from '#functions/table/read.ts';
import { readUserEvents } from '#functions/users/customer-store.ts';
import { cancelExport } from '#shared/exports/cancel-export.ts';
import { getExport } from '#shared/exports/get-export.ts';
import { startExport } from '#shared/exports/start-export.ts';
import type { GroupChanges } from '#shared/permissions/held.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { begin, jobOf, work } from './run-exports.ts';
import { seedTickets } from './seed-tickets.ts';
import type { PermissionGroupItem } from '#functions/permissions/model.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const site = 'sarathi' as const;
const { runChunk } = exportJob;
const tickets = { list: 'tickets', filter: {} } as const;
let groupId = '';
let desks = 0;

beforeAll(() => seedTickets(world.job(site), 12));
afterEach(() => {
  exportJob.runChunk = runChunk;
});

/** A member of staff alone in a group that grants this. */
async function deskWith(changes: GroupChanges): Promise<TestUser> {
  const { group, writes } = createGroupWrites(world.job(site), `Desk ${(desks += 1)}`, changes);
  expect((await commit(world.job(site), writes)).ok).toBe(true);
  groupId = group.groupId;
  return world.addUser(site, 'staff', { permissionGroupId: groupId });
}

/** Another thought about what that group grants. */
async function grant(changes: GroupChanges): Promise<void> {
  const group = await getItem<PermissionGroupItem>(keys.permissionGroup(world.job(site), groupId));
  expect((await commit(world.job(site), grantWrites(world.job(site), group!, changes))).ok).toBe(true);
}

const ask = (as: TestUser, body: typeof tickets | { list: 'customers'; filter: object }) =>
  callHttp({ site, call: startExport, as, body });

describe('a list as a file is for whoever may have it', () => {
  it('by a permission of its own for each list, beside the one to see it', async () => {
    expect(await ask(await world.addUser(site, 'staff'), tickets)).toMatchObject({
      status: 403,
      errorCode: 'FORBIDDEN',
    });
    const desk = await deskWith({ 'tickets.export': true });
    expect((await ask(desk, tickets)).status).toBe(200);
    expect((await ask(desk, { list: 'customers', filter: {} })).status).toBe(403);
    const blind = await deskWith({ 'tickets.view': false, 'tickets.export': true });
    expect((await ask(blind, tickets)).status).toBe(403);
    expect((await ask(await world.addUser(site, 'travelAgent'), tickets)).status).toBe(403);
  });

  it('and nobody on a site without the module', async () => {
    const as = await world.addUser('quiet', 'staff', { isSuperAdmin: true });
    const body = { list: 'transfers', filter: { from: '2026-12-01', to: '2026-12-02' } } as const;
    const answer = await callHttp({ site: 'quiet', call: startExport, as, body });
    expect(answer).toMatchObject({ status: 403, errorCode: 'MODULE_OFF' });
  });

  it('when it is written: a right that was taken away meanwhile ends it with a sentence', async () => {
    const desk = await deskWith({ 'tickets.export': true });
    const { exportId } = await begin(desk, tickets);
    exportJob.runChunk = async (actor, job) => {
      const outcome = await runChunk(actor, job);
      if (job.done === 0) await grant({ 'tickets.export': false });
      return outcome;
    };
    await work(desk, exportId);
    expect(await jobOf(desk, exportId)).toMatchObject({ state: 'FAILED', done: 12 });
    expect((await jobOf(desk, exportId)).error).toContain('no longer allowed');
  });

  it('when its person was blocked', async () => {
    const desk = await deskWith({ 'tickets.export': true });
    const { exportId } = await begin(desk, tickets);
    const key = keys.user(world.job(site), desk.item.userId);
    await commit(world.job(site), [{ kind: 'update', key, set: { isBlocked: true } }]);
    await work(desk, exportId);
    expect(await jobOf(desk, exportId)).toMatchObject({ state: 'FAILED' });
  });

  it('when it is fetched', async () => {
    const desk = await deskWith({ 'tickets.export': true });
    const { exportId } = await begin(desk, tickets);
    await work(desk, exportId);
    const fetched = () => callHttp({ site, call: getExport, as: desk, body: { exportId, download: 'true' } });
    expect((await fetched()).result).toMatchObject({
      state: 'done',
      rows: 12,
      link: expect.stringMatching(/^\/files\//),
    });
    await grant({ 'tickets.export': false });
    expect(await fetched()).toMatchObject({ status: 403, result: null });
    await grant({ 'tickets.export': true, 'tickets.view': false });
    expect((await fetched()).status).toBe(403);
    await grant({ 'tickets.view': true });
    expect((await fetched()).status).toBe(200);
  });
});

it('the account’s history says what was taken out of the site, by which filter, and each time it was fetched', async () => {
  const desk = await deskWith({ 'tickets.export': true });
  const { exportId } = await begin(desk, { list: 'tickets', filter: { AirlineCode: '6E', statusIds: [3, 4] } });
  const look = (download: 'true' | 'false') =>
    callHttp({ site, call: getExport, as: desk, body: { exportId, download } });
  expect((await look('true')).result).toMatchObject({ state: 'running', link: null });
  await work(desk, exportId);
  expect((await look('false')).result!.link).toBeNull();
  await look('true');
  const other = await begin(desk, { list: 'tickets', filter: { sort: 'TA' } });
  await callHttp({ site, call: cancelExport, as: desk, body: { exportId: other.exportId } });
  const events = (await readUserEvents(world.job(site), desk.item.userId, 50)).toReversed();
  const told = events
    .filter(({ what }) => what.startsWith('Excel'))
    .map(({ what, by, changes }) => [what, by.split(':')[0], changes![0]!.field, changes![0]!.to]);
  expect(told).toEqual([
    ['Excel of ticket queue began', 'user', 'Filter', 'sort BD, AirlineCode 6E, statusIds 3 4'],
    ['Excel of ticket queue written', 'job', 'Rows', '12'],
    ['Excel of ticket queue downloaded', 'user', 'Rows', '12'],
    ['Excel of ticket queue began', 'user', 'Filter', 'sort TA'],
    ['Excel of ticket queue cancelled', 'user', 'Rows', '0'],
  ]);
});
