import { beforeAll, describe, expect, it } from 'vitest';
import { scopeOfJob } from '#functions/scope.ts';
import { keys } from '#functions/keys.ts';
import { queryAll } from '#functions/table/read.ts';
import { readPermissionEvents, readPermissionGroup } from '#functions/permissions/store.ts';
import { readUserEvents } from '#functions/users/customer-store.ts';
import { unpackUserCard } from '#functions/users/user-card.ts';
import { addUserToRbacUserGroup } from '#shared/permissions/groups/add-user-to-rbac-user-group.ts';
import { deleteUserGroup } from '#shared/permissions/groups/delete-user-group.ts';
import { getPermissionsFromSession } from '#shared/permissions/get-permissions-from-session.ts';
import { getUserGroupByUserId } from '#shared/permissions/groups/get-user-group-by-user-id.ts';
import { savePermissions } from '#shared/permissions/groups/save-permissions.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import { getCustomers } from '#shared/users/customers/get-customers.ts';
import { userTypes } from '#shared/users/types.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { rowsOf } from '#test/table/listed.ts';
import { asking, groupNow, makeGroup, putInto, rowOf } from './group-steps.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
let admin: TestUser;
let second: TestUser;
beforeAll(async () => {
  admin = await world.addUser('sarathi', 'staff', { isSuperAdmin: true, firstName: 'Anjali', lastName: 'Pillai' });
  second = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
});
const job = () => world.job('sarathi');
const addStaff = () => world.addUser('sarathi', 'staff', { isSuperAdmin: false, firstName: 'Dev', lastName: 'Menon' });
const move = (as: TestUser, userId: string, userGroupId: string | null) =>
  asking(as)(addUserToRbacUserGroup, { userId, userGroupId });
const idsIn = async (groupId: string) => {
  const rows = await queryAll<{ card: string }>(rowsOf(keys.usersOfPermissionGroup(job(), groupId)));
  return rows.map(({ card }) => unpackUserCard(card).userId);
};

describe('a member of staff', () => {
  it('joins a group, moves to another and leaves; members, list, card and events follow in the same commit', async () => {
    const member = await addStaff();
    const { userId } = member.item;
    const [first, other] = [await makeGroup(admin, 'First'), await makeGroup(admin, 'Other')];
    const steps: [string | null, number, number][] = [
      [first.id, 1, 0],
      [other.id, 0, 1],
      [null, 0, 0],
    ];
    for (const [to, inFirst, inOther] of steps) {
      const answer = await move(admin, userId, to);
      const group = [first, other].find(({ id }) => id === to);
      expect(answer.result).toEqual({ userGroup: group ? { id: group.id, groupName: group.groupName } : null });
      expect([(await groupNow(admin, first.id))?.members, (await groupNow(admin, other.id))?.members]).toEqual([
        inFirst,
        inOther,
      ]);
      expect((await rowOf(world, member)).permissionGroupId).toBe(to ?? undefined);
      expect(await idsIn(first.id)).toEqual(inFirst ? [userId] : []);
      expect(await idsIn(other.id)).toEqual(inOther ? [userId] : []);
      expect((await asking(admin)(getUserGroupByUserId, { userId })).result).toEqual(answer.result!.userGroup);
    }
    expect((await groupNow(admin, first.id))?.version, 'members are no change of the group').toBe(1);
    const told = (await readPermissionEvents(scopeOfJob(job()), 3)).map(({ what, from, to }) => [what, from, to]);
    expect(told).toEqual([
      ['left', other.id, ''],
      ['joined', first.id, other.id],
      ['joined', '', first.id],
    ]);
    const own = (await readUserEvents(job(), userId, 3)).map(({ what, by, fields }) => [what, by, fields]);
    expect(own).toEqual(
      ['moved from Other to no group', 'moved from First to Other', 'moved from no group to First'].map((what) => [
        what,
        `user:${admin.item.userId}`,
        'permissionGroupId',
      ]),
    );
  });

  it('is told at the very next call what the group lost, and may what it gained', async () => {
    const member = await addStaff();
    const group = await makeGroup(admin, 'In mid-session');
    const ask = asking(member);
    expect((await ask(getTickets, {})).status).toBe(200);
    await putInto(admin, member, group.id);
    expect((await ask(getTickets, {})).status).toBe(200);
    const change = (version: number, changes: { id: string; isActive: boolean }[]) =>
      asking(admin)(savePermissions, { userGroupId: group.id, version, changes });
    await change(1, [
      { id: 'tickets.view', isActive: false },
      { id: 'wallet.credit', isActive: true },
    ]);
    expect(await ask(getTickets, {})).toMatchObject({ status: 403, errorCode: 'FORBIDDEN', result: null });
    expect((await ask(getCustomers, {})).status).toBe(200);
    const held = (await ask(getPermissionsFromSession, {})).result!.permissions;
    expect(held).not.toContain('tickets.view');
    expect(held).toContain('wallet.credit');
    await putInto(admin, member, null);
    expect((await ask(getTickets, {})).status).toBe(200);
    expect((await ask(getPermissionsFromSession, {})).result!.permissions).not.toContain('wallet.credit');
  });

  it('joins the group they are in without a trace, and is counted once', async () => {
    const member = await addStaff();
    const group = await makeGroup(admin, 'Twice');
    await putInto(admin, member, group.id);
    const before = await readPermissionEvents(scopeOfJob(job()), 50);
    await putInto(admin, member, group.id);
    expect(await readPermissionEvents(scopeOfJob(job()), 50)).toEqual(before);
    expect((await groupNow(admin, group.id))?.members).toBe(1);
  });

  it('who changed meanwhile otherwise is moved all the same', async () => {
    const member = await addStaff();
    const group = await makeGroup(admin, 'Meanwhile');
    const answers = await Promise.all([
      move(admin, member.item.userId, group.id),
      move(second, member.item.userId, group.id),
    ]);
    expect(answers.map(({ errorCode }) => errorCode)).toEqual([null, null]);
    expect((await groupNow(admin, group.id))?.members).toBe(1);
    expect(await idsIn(group.id)).toEqual([member.item.userId]);
  });
});

describe('refused with a sentence', () => {
  it.each(userTypes.filter((type) => type !== 'staff'))('is a group for a %s user', async (type) => {
    const group = await makeGroup(admin, `For ${type}`);
    const { userId } = world.user('sarathi', type).item;
    expect(await move(admin, userId, group.id)).toMatchObject({
      status: 400,
      errorCode: 'NOT_FOR_GROUPS',
      message: 'Only staff can be in a permission group.',
    });
    expect((await groupNow(admin, group.id))?.members).toBe(0);
  });

  it('are a group for a super admin, and for oneself', async () => {
    const group = await makeGroup(admin, 'Not for them');
    expect((await move(admin, second.item.userId, group.id)).message).toMatch(/^Super admins have every permission/);
    for (const to of [group.id, null])
      expect(await move(admin, admin.item.userId, to)).toMatchObject({
        errorCode: 'NOT_FOR_GROUPS',
        message: 'You cannot change your own permission group.',
      });
    expect((await groupNow(admin, group.id))?.members).toBe(0);
  });
});

it('whoever is no super admin changes nothing, whatever their group grants', async () => {
  const member = await addStaff();
  const group = await makeGroup(admin, 'Grants rights', { 'settings.edit': true });
  await putInto(admin, member, group.id);
  expect((await move(member, (await addStaff()).item.userId, group.id)).status).toBe(403);
  expect((await asking(member)(deleteUserGroup, { id: group.id })).status).toBe(403);
  const changes = [{ id: 'wallet.credit', isActive: true }];
  expect((await asking(member)(savePermissions, { userGroupId: group.id, version: 2, changes })).status).toBe(403);
});

it('users and groups of another site, or of nobody, are not there', async () => {
  const elsewhere = await world.addUser('gulf', 'staff', { isSuperAdmin: true });
  const foreign = await makeGroup(elsewhere, 'Gulf desk');
  const foreignUser = world.user('gulf', 'staff').item.userId;
  const [group, member] = [await makeGroup(admin, 'Own'), await addStaff()];
  const asked: [string, string | null][] = [
    [member.item.userId, foreign.id],
    [member.item.userId, '0000000000'],
    [foreignUser, group.id],
    [foreignUser, null],
    ['0000000000', group.id],
  ];
  for (const [userId, groupId] of asked)
    expect(await move(admin, userId, groupId)).toMatchObject({ status: 404, errorCode: 'NOT_FOUND', result: null });
  for (const userId of [foreignUser, '0000000000'])
    expect((await asking(admin)(getUserGroupByUserId, { userId })).status).toBe(404);
  expect((await groupNow(admin, group.id))?.members).toBe(0);
  expect((await groupNow(elsewhere, foreign.id))?.members).toBe(0);
});

describe('a deletion that races with somebody joining', () => {
  it('leaves either the group with its member, or neither', async () => {
    for (let round = 0; round < 5; round++) {
      const [group, member] = [await makeGroup(admin, `Race ${round}`), await addStaff()];
      const [deleted, joined] = await Promise.all([
        asking(admin)(deleteUserGroup, { id: group.id }),
        move(second, member.item.userId, group.id),
      ]);
      expect([deleted.success, joined.success].filter(Boolean), `round ${round}`).toHaveLength(1);
      const stands = await readPermissionGroup(job(), group.id);
      const { permissionGroupId } = await rowOf(world, member);
      if (deleted.success) {
        expect([stands, permissionGroupId, joined.errorCode]).toEqual([undefined, undefined, 'NOT_FOUND']);
      } else {
        expect([stands?.members, permissionGroupId, deleted.errorCode]).toEqual([1, group.id, 'GROUP_HAS_MEMBERS']);
      }
    }
  });

  it('is refused where somebody joined after the group was read, and the joining where it was deleted', async () => {
    const [joined, member] = [await makeGroup(admin, 'Read before'), await addStaff()];
    world.faults.reset();
    // Who asks, the group, the commit.
    world.faults.beforeNth(3, () => putInto(second, member, joined.id));
    expect((await asking(admin)(deleteUserGroup, { id: joined.id })).errorCode).toBe('GROUP_HAS_MEMBERS');
    expect((await readPermissionGroup(job(), joined.id))?.members).toBe(1);

    const gone = await makeGroup(admin, 'Gone before');
    world.faults.reset();
    // Who asks, the user, the group, the group before, the commit.
    world.faults.beforeNth(5, async () => {
      await asking(second)(deleteUserGroup, { id: gone.id });
    });
    expect((await move(admin, member.item.userId, gone.id)).errorCode).toBe('NOT_FOUND');
    expect((await rowOf(world, member)).permissionGroupId).toBe(joined.id);
    expect((await readPermissionGroup(job(), joined.id))?.members).toBe(1);
  });
});
