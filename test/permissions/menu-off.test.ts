import { beforeAll, describe, expect, it } from 'vitest';
import { scopeOfJob } from '#functions/scope.ts';
import { readPermissionEvents } from '#functions/permissions/store.ts';
import { bumpRevision } from '#functions/site/revision-writes.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import { addUserToRbacUserGroup } from '#shared/permissions/groups/add-user-to-rbac-user-group.ts';
import { deleteUserGroup } from '#shared/permissions/groups/delete-user-group.ts';
import { explainAccess } from '#shared/permissions/groups/explain-access.ts';
import { getPermissionsFromSession } from '#shared/permissions/get-permissions-from-session.ts';
import { getRbacUserGroupList } from '#shared/permissions/groups/get-rbac-user-group-list.ts';
import type { PermissionGroup } from '#shared/permissions/permission-group.ts';
import { savePermissions } from '#shared/permissions/groups/save-permissions.ts';
import { saveUserGroup } from '#shared/permissions/groups/save-user-group.ts';
import { createStaff } from '#shared/users/customers/create-staff.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, groupNow, makeGroup, putInto, rowOf } from './group-steps.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const NO_GROUPS = 'This site has no permission groups.';
let admin: TestUser;
let member: TestUser;
let group: PermissionGroup;
let empty: PermissionGroup;

/** Whether the site's meta offers permission groups, from the next request on. */
async function offerGroups(canShowPermissionMenu: boolean): Promise<void> {
  const job = world.job('sarathi');
  const done = await commit(job, [
    {
      kind: 'update',
      key: keys.site(job, 'SETTINGS'),
      set: { 'data.wlMeta.canShowPermissionMenu': canShowPermissionMenu },
      when: [{ exists: true }],
    },
    bumpRevision(job, 'settings'),
  ]);
  expect(done.ok).toBe(true);
}

beforeAll(async () => {
  admin = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
  member = await world.addUser('sarathi', 'staff', { isSuperAdmin: false });
  group = await makeGroup(admin, 'No tickets', { 'tickets.view': false });
  empty = await makeGroup(admin, 'Empty');
  await putInto(admin, member, group.id);
  await offerGroups(false);
});

describe('a site whose meta does not offer permission groups', () => {
  it('refuses a super admin every change of them, and nothing is changed', async () => {
    const ask = asking(admin);
    const before = await readPermissionEvents(scopeOfJob(world.job('sarathi')), 50);
    const { userId } = member.item;
    const refused = [
      await ask(saveUserGroup, { groupName: 'Another' }),
      await ask(saveUserGroup, { id: group.id, groupName: 'Renamed', version: group.version }),
      await ask(savePermissions, {
        userGroupId: group.id,
        version: group.version,
        changes: [{ id: 'tickets.view', isActive: true }],
      }),
      await ask(deleteUserGroup, { id: empty.id }),
      await ask(addUserToRbacUserGroup, { userId, userGroupId: empty.id }),
      await ask(addUserToRbacUserGroup, { userId, userGroupId: null }),
    ];
    for (const answer of refused)
      expect(answer).toMatchObject({ status: 403, errorCode: 'FORBIDDEN', errorMessage: NO_GROUPS, result: null });
    const person = { firstName: 'Ravi', lastName: 'Iyer', email: 'ravi@sarathi.example' };
    expect(await ask(createStaff, { ...person, permissionGroupId: group.id })).toMatchObject({
      errorCode: 'VALIDATION',
      errors: { permissionGroupId: NO_GROUPS },
    });
    expect(await readPermissionEvents(scopeOfJob(world.job('sarathi')), 50)).toEqual(before);
    expect(await groupNow(admin, group.id)).toMatchObject({ groupName: 'No tickets', members: 1, version: 2 });
    expect((await rowOf(world, member)).permissionGroupId).toBe(group.id);
  });

  it('still holds its staff to what their groups said, and says why', async () => {
    const ask = asking(member);
    expect((await ask(getTickets, {})).errorCode).toBe('FORBIDDEN');
    expect((await ask(getPermissionsFromSession, {})).result!.permissions).not.toContain('tickets.view');
    expect((await ask(getRbacUserGroupList, {})).result!.groups).toHaveLength(2);
    const { result } = await asking(admin)(explainAccess, { userId: member.item.userId });
    expect(result).toMatchObject({ because: 'group', userGroup: { id: group.id } });
  });

  it('makes staff without a group all the same', async () => {
    const person = { firstName: 'Ravi', lastName: 'Iyer', email: 'ravi2@sarathi.example' };
    expect((await asking(admin)(createStaff, person)).status).toBe(200);
  });

  it('takes changes again once its meta offers them', async () => {
    await offerGroups(true);
    expect((await asking(admin)(deleteUserGroup, { id: empty.id })).status).toBe(200);
  });
});
