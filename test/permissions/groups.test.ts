import { beforeAll, describe, expect, it } from 'vitest';
import { scopeOfJob } from '#functions/scope.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { getItem } from '#functions/table/read.ts';
import { readPermissionEvents } from '#functions/permissions/store.ts';
import { allPermissions } from '#shared/permissions/catalogue.ts';
import { addUserToRbacUserGroup } from '#shared/permissions/groups/add-user-to-rbac-user-group.ts';
import { deleteUserGroup } from '#shared/permissions/groups/delete-user-group.ts';
import { getRbacUserGroupList } from '#shared/permissions/groups/get-rbac-user-group-list.ts';
import type { PermissionGroup } from '#shared/permissions/permission-group.ts';
import { savePermissions } from '#shared/permissions/groups/save-permissions.ts';
import { saveUserGroup } from '#shared/permissions/groups/save-user-group.ts';
import type { SiteHead } from '#shared/site/model.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { activeIn, asking, groupNow, makeGroup, putInto } from './group-steps.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
let admin: TestUser;
let elsewhere: TestUser;
beforeAll(async () => {
  admin = await world.addUser('sarathi', 'staff', { isSuperAdmin: true, firstName: 'Anjali', lastName: 'Pillai' });
  elsewhere = await world.addUser('gulf', 'staff', { isSuperAdmin: true });
});

const revision = async () =>
  (await getItem<SiteHead>(keys.site(world.job('sarathi'), 'HEAD')))!.revisions.permissions ?? 0;
const events = () => readPermissionEvents(scopeOfJob(world.job('sarathi')), 50);

describe('a permission group', () => {
  it('is made under its name and grants what is allowed by default, module by module', async () => {
    const before = await revision();
    const made = await makeGroup(admin, '  Ticketing   desk ');
    expect(made).toMatchObject({ groupName: 'Ticketing desk', members: 0, version: 1 });
    expect(activeIn(made)).toEqual(allPermissions.filter(({ defaultAllowed }) => defaultAllowed).map(({ id }) => id));
    const flights = made.modules.find(({ moduleName }) => moduleName === 'Flights')!;
    expect(flights.isActive).toBe(true);
    const settings = flights.userPermissionGroups.find(({ name }) => name === 'Flight settings')!;
    expect(settings).toEqual({
      name: 'Flight settings',
      isActive: false,
      rbacPermissions: [
        {
          id: 'flights.settings',
          label: 'Change flight settings',
          hint: 'Sources, deadlines, what is sold',
          isActive: false,
          defaultAllowed: false,
        },
      ],
    });
    expect(await revision()).toBe(before + 1);
    expect((await events())[0]).toMatchObject({
      what: 'created',
      groupId: made.id,
      by: `user:${admin.item.userId}`,
      at: '2026-11-21T04:00:00.000Z',
      from: '',
      to: 'Ticketing desk',
    });
  });

  it('is active in a part or module as soon as any permission of it is', async () => {
    const off = Object.fromEntries(allPermissions.map(({ id }) => [id, id === 'taxes.edit']));
    const { modules } = await makeGroup(admin, 'Taxes only', off);
    expect(modules.filter(({ isActive }) => isActive).map(({ moduleName }) => moduleName)).toEqual([
      'Wallet and payments',
    ]);
    const parts = modules.flatMap(({ userPermissionGroups }) => userPermissionGroups);
    expect(parts.filter(({ isActive }) => isActive).map(({ name }) => name)).toEqual(['Books']);
  });

  it('has a name that no other of the site has in any case, and says so at the field; another site may', async () => {
    const group = await makeGroup(admin, 'Night Desk');
    const again = await asking(admin)(saveUserGroup, { groupName: 'night DESK' });
    expect(again).toMatchObject({
      status: 400,
      errorCode: 'GROUP_NAME_TAKEN',
      errors: { groupName: 'A permission group with this name already exists.' },
    });
    const other = await makeGroup(admin, 'Day desk');
    const renamed = await asking(admin)(saveUserGroup, { id: other.id, groupName: 'NIGHT desk', version: 1 });
    expect(renamed.errorCode).toBe('GROUP_NAME_TAKEN');
    expect(await groupNow(admin, other.id)).toMatchObject({ groupName: 'Day desk', version: 1 });
    expect((await asking(elsewhere)(saveUserGroup, { groupName: 'Night Desk' })).errorCode).toBeNull();
    const own = await asking(admin)(saveUserGroup, { id: group.id, groupName: 'Night desk', version: 1 });
    expect(own.result?.group).toMatchObject({ groupName: 'Night desk', version: 2 });
  });

  it('is renamed, which frees the name it had', async () => {
    const group = await makeGroup(admin, 'Old name');
    const before = await revision();
    const renamed = await asking(admin)(saveUserGroup, { id: group.id, groupName: 'New name', version: 1 });
    expect(renamed.result?.group).toMatchObject({ id: group.id, groupName: 'New name', version: 2 });
    expect(await revision()).toBe(before + 1);
    expect((await events())[0]).toMatchObject({ what: 'renamed', from: 'Old name', to: 'New name' });
    await makeGroup(admin, 'old NAME');
  });

  it('has a name of at most 100 characters on one line, in any script', async () => {
    const name = 'مكتب التذاكر '.repeat(8).trim().slice(0, 100);
    expect((await makeGroup(admin, name)).groupName).toBe(name);
    for (const wrong of ['', '   ', 'x'.repeat(101), 'two\nlines', 'turned \u202Earound'])
      expect((await asking(admin)(saveUserGroup, { groupName: wrong })).errors, wrong).toHaveProperty('groupName');
    const { errors } = await asking(admin)(saveUserGroup, { id: 'X', groupName: 'No version' });
    expect(errors).toHaveProperty('version');
  });

  it('is deleted with its name, once; and never while somebody is in it', async () => {
    const group = await makeGroup(admin, 'Short-lived');
    const member = await world.addUser('sarathi', 'staff', { isSuperAdmin: false });
    await putInto(admin, member, group.id);
    const refused = await asking(admin)(deleteUserGroup, { id: group.id });
    expect(refused).toMatchObject({ status: 409, errorCode: 'GROUP_HAS_MEMBERS' });
    expect(refused.message).toContain('move them');
    await putInto(admin, member, null);
    const before = await revision();
    expect((await asking(admin)(deleteUserGroup, { id: group.id })).success).toBe(true);
    expect(await revision()).toBe(before + 1);
    expect((await events())[0]).toMatchObject({ what: 'deleted', from: 'Short-lived', to: '' });
    expect(await groupNow(admin, group.id)).toBeUndefined();
    expect((await asking(admin)(deleteUserGroup, { id: group.id })).errorCode).toBe('NOT_FOUND');
    await makeGroup(admin, 'Short-lived');
  });

  it('is not deleted by whoever read it before somebody else changed it; without a version the last one counts', async () => {
    const { id, version } = await makeGroup(admin, 'Made ready');
    const changes = [{ id: 'tickets.export', isActive: true }];
    expect((await asking(admin)(savePermissions, { userGroupId: id, version, changes })).errorCode).toBeNull();
    const refused = await asking(admin)(deleteUserGroup, { id, version });
    expect(refused).toMatchObject({ status: 409, errorCode: 'CONFLICT', result: { group: { version: version + 1 } } });
    expect(await groupNow(admin, id)).toBeDefined();
    expect((await asking(admin)(deleteUserGroup, { id })).errorCode).toBeNull();
  });
});

describe('what a group grants', () => {
  it('is changed by what was sent alone, and it is kept who changed what', async () => {
    const group = await makeGroup(admin, 'Accounts');
    const before = await revision();
    const saved = await asking(admin)(savePermissions, {
      userGroupId: group.id,
      version: 1,
      changes: [
        { id: 'tickets.export', isActive: true },
        { id: 'tickets.view', isActive: false },
        { id: 'tickets.mail', isActive: true },
      ],
    });
    const wanted = [...activeIn(group).filter((id) => id !== 'tickets.view'), 'tickets.export'];
    expect(activeIn(saved.result!.group).toSorted()).toEqual(wanted.toSorted());
    expect(saved.result!.group.version).toBe(2);
    expect(await revision()).toBe(before + 1);
    expect((await events())[0]).toMatchObject({ what: 'permissions', from: ['tickets.view'], to: ['tickets.export'] });
    const { result } = await asking(admin)(getRbacUserGroupList, {});
    expect(result!.events[0]).toEqual({
      at: '2026-11-21T04:00:00.000Z',
      text: 'Turned on in Accounts: Download Excel; Turned off in Accounts: View tickets',
      by: 'Anjali Pillai',
      groupId: group.id,
    });
  });

  it('stays where nothing is changed by it: no version, no event', async () => {
    const group = await makeGroup(admin, 'Unchanged');
    const before = await revision();
    const changes = [{ id: 'tickets.view', isActive: true }];
    const saved = await asking(admin)(savePermissions, { userGroupId: group.id, version: 1, changes });
    expect(saved.result?.group).toEqual(group);
    expect(await revision()).toBe(before);
  });

  it('is refused of an older version, with what stands now; nothing is lost', async () => {
    const group = await makeGroup(admin, 'Two editors', { 'tickets.export': true });
    const ask = asking(admin);
    const stale = await ask(savePermissions, {
      userGroupId: group.id,
      version: 1,
      changes: [{ id: 'tickets.documents', isActive: true }],
    });
    expect(stale).toMatchObject({ status: 409, errorCode: 'CONFLICT', success: false });
    expect((stale.result as unknown as { group: unknown }).group).toEqual(group);
    const renamed = await ask(saveUserGroup, { id: group.id, groupName: 'Renamed late', version: 1 });
    expect(renamed).toMatchObject({ status: 409, errorCode: 'CONFLICT', result: { group } });
    expect(await groupNow(admin, group.id)).toEqual(group);
  });

  it('of two editors at once one is heard, the other told what stands', async () => {
    const group = await makeGroup(admin, 'At once');
    const ids = ['tickets.export', 'tickets.documents', 'wallet.credit', 'taxes.edit'];
    const answers = await Promise.all(
      ids.map((id) =>
        asking(admin)(savePermissions, { userGroupId: group.id, version: 1, changes: [{ id, isActive: true }] }),
      ),
    );
    const won = answers.findIndex(({ success }) => success);
    expect(answers.map(({ errorCode }) => errorCode)).toEqual(ids.map((_, at) => (at === won ? null : 'CONFLICT')));
    const now = (await groupNow(admin, group.id))!;
    expect(activeIn(now).filter((id) => ids.includes(id))).toEqual([ids[won]]);
    expect(now.version).toBe(2);
    for (const { errorCode, result } of answers) if (errorCode) expect(result).toEqual({ group: now });
  });

  it('is nothing that does not exist, and nothing twice', async () => {
    const group = await makeGroup(admin, 'Junk');
    const saved = (ids: string[]) =>
      asking(admin)(savePermissions, {
        userGroupId: group.id,
        version: 1,
        changes: ids.map((id) => ({ id, isActive: true })),
      });
    expect(await saved(['tickets.export', 'no.such'])).toMatchObject({
      errorCode: 'VALIDATION',
      errors: { 'changes.1.id': 'This permission does not exist.' },
    });
    expect((await saved(['superAdmin'])).errorCode).toBe('VALIDATION');
    expect((await saved(['__proto__'])).errorCode).toBe('VALIDATION');
    expect((await saved(['tickets.export', 'tickets.export'])).errors).toHaveProperty(['changes.1.id']);
    expect((await saved([])).errorCode).toBe('VALIDATION');
    expect(await groupNow(admin, group.id)).toEqual(group);
  });
});

it('a group of another site, or of nobody, is not there', async () => {
  const foreign = await makeGroup(elsewhere, 'Gulf desk');
  for (const id of [foreign.id, '0000000000']) {
    const ask = asking(admin);
    const answers = [
      await ask(saveUserGroup, { id, groupName: 'Mine now', version: 1 }),
      await ask(deleteUserGroup, { id }),
      await ask(savePermissions, {
        userGroupId: id,
        version: 1,
        changes: [{ id: 'tickets.export', isActive: true }],
      }),
    ];
    expect(answers.map(({ status, errorCode, result }) => [status, errorCode, result])).toEqual(
      answers.map(() => [404, 'NOT_FOUND', null]),
    );
  }
  expect(await groupNow(elsewhere, foreign.id)).toEqual(foreign);
  expect(await groupNow(admin, foreign.id)).toBeUndefined();
});

type Act = (by: TestUser, group: PermissionGroup, member: TestUser) => Promise<{ errorCode: string | null }>;
it.each<[string, Act]>([
  ['one made', (by, { groupName }) => asking(by)(saveUserGroup, { groupName: `${groupName} again` })],
  [
    'its name',
    (by, { id, version, groupName }) => asking(by)(saveUserGroup, { id, version, groupName: `${groupName} now` }),
  ],
  [
    'what it grants',
    (by, { id: userGroupId, version }) =>
      asking(by)(savePermissions, { userGroupId, version, changes: [{ id: 'customers.export', isActive: true }] }),
  ],
  [
    'its members',
    (by, { id: userGroupId }, { item }) => asking(by)(addUserToRbacUserGroup, { userId: item.userId, userGroupId }),
  ],
  ['one deleted', (by, { id }) => asking(by)(deleteUserGroup, { id })],
])('of groups nothing is changed by one who is no super admin any more when it is written: %s', async (what, act) => {
  const staff = (isSuperAdmin: boolean) => world.addUser('sarathi', 'staff', { isSuperAdmin });
  const by = await staff(true);
  const members = [await staff(false), await staff(false)];
  const groups = [await makeGroup(admin, `${what}, before`), await makeGroup(admin, `${what}, after`)];
  world.faults.reset();
  expect((await act(by, groups[0]!, members[0]!)).errorCode).toBeNull();
  const written = world.faults.counts().list.findIndex(({ name }) => name.startsWith('TransactWrite')) + 1;
  expect(written).toBeGreaterThan(1);
  const job = world.job('sarathi');
  world.faults.reset();
  world.faults.beforeNth(written, async () => {
    await commit(job, [{ kind: 'update', key: keys.user(job, by.item.userId), set: { isSuperAdmin: false } }]);
  });
  expect(await act(by, groups[1]!, members[1]!)).toMatchObject({ errorCode: 'FORBIDDEN' });
  expect(await groupNow(admin, groups[1]!.id)).toEqual(groups[1]);
});

it('a change that meets a busy table is made once', async () => {
  const group = await makeGroup(admin, 'Busy');
  world.faults.reset();
  world.faults.conflict(2);
  const saved = await asking(admin)(savePermissions, {
    userGroupId: group.id,
    version: 1,
    changes: [{ id: 'tickets.export', isActive: true }],
  });
  expect(saved.result?.group.version).toBe(2);
});
