import { beforeAll, describe, expect, it } from 'vitest';
import { allPermissions } from '#shared/permissions/catalogue.ts';
import { explainAccess } from '#shared/permissions/groups/explain-access.ts';
import { getRbacUserGroupList } from '#shared/permissions/groups/get-rbac-user-group-list.ts';
import { getPermissionsFromSession } from '#shared/permissions/get-permissions-from-session.ts';
import { userTypes } from '#shared/users/types.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, makeGroup, putInto } from './group-steps.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
let admin: TestUser;
beforeAll(async () => {
  admin = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
});
const explained = async (userId: string) => (await asking(admin)(explainAccess, { userId })).result!;
const allowedOf = ({ permissions }: Awaited<ReturnType<typeof explained>>) =>
  permissions.filter(({ isAllowed }) => isAllowed).map(({ id }) => id);

describe('why somebody may do what', () => {
  it('is the group where it was told so, and the default where it was not', async () => {
    const member = await world.addUser('sarathi', 'staff', {
      isSuperAdmin: false,
      firstName: 'Dev',
      lastName: 'Menon',
    });
    const group = await makeGroup(admin, 'Accounts', { 'wallet.credit': true, 'tickets.view': false });
    await putInto(admin, member, group.id);
    const access = await explained(member.item.userId);
    expect(access).toMatchObject({
      user: { id: member.item.userId, name: 'Dev Menon', userType: 'staff', isBlocked: false },
      because: 'group',
      userGroup: { id: group.id, groupName: 'Accounts' },
    });
    const told = new Map(access.permissions.map((one) => [one.id, one]));
    expect(told.get('wallet.credit')).toEqual({
      id: 'wallet.credit',
      label: 'Add money',
      moduleName: 'Wallet and payments',
      isAllowed: true,
      because: 'group',
    });
    expect(told.get('tickets.view')).toMatchObject({ isAllowed: false, because: 'group' });
    expect(told.get('tickets.mail')).toMatchObject({ isAllowed: true, because: 'default' });
    expect(told.get('taxes.edit')).toMatchObject({ isAllowed: false, because: 'default' });
    expect(allowedOf(access)).toEqual((await asking(member)(getPermissionsFromSession, {})).result!.permissions);
  });

  it('is the default without a group, and everything for a super admin', async () => {
    const plain = await world.addUser('sarathi', 'staff', { isSuperAdmin: false });
    const access = await explained(plain.item.userId);
    expect(access).toMatchObject({ because: 'default', userGroup: null });
    expect(allowedOf(access)).toEqual(
      allPermissions.filter(({ defaultAllowed }) => defaultAllowed).map(({ id }) => id),
    );
    const all = await explained(admin.item.userId);
    expect(all.because).toBe('superAdmin');
    expect(new Set(all.permissions.map(({ because }) => because))).toEqual(new Set(['superAdmin']));
    expect(allowedOf(all)).toEqual(allPermissions.map(({ id }) => id));
  });

  it('is nothing at all of a group that is gone', async () => {
    const lost = await world.addUser('sarathi', 'staff', { isSuperAdmin: false, permissionGroupId: 'GONE' });
    const access = await explained(lost.item.userId);
    expect([access.because, access.userGroup, allowedOf(access)]).toEqual(['group', null, []]);
    expect((await asking(lost)(getPermissionsFromSession, {})).result!.permissions).toEqual([]);
  });

  it.each(userTypes.filter((type) => type !== 'staff'))('is the user type of a %s user', async (type) => {
    const access = await explained(world.user('sarathi', type).item.userId);
    expect(access).toMatchObject({ user: { userType: type }, because: 'userType', userGroup: null, permissions: [] });
  });

  it('is told of nobody of another site', async () => {
    for (const userId of [world.user('gulf', 'staff').item.userId, '0000000000'])
      expect((await asking(admin)(explainAccess, { userId })).status).toBe(404);
  });
});

it('whoever may see rights reads groups; whoever lost that does not', async () => {
  const reader = world.user('sarathi', 'staff');
  expect((await asking(reader)(getRbacUserGroupList, {})).status).toBe(200);
  const member = await world.addUser('sarathi', 'staff', { isSuperAdmin: false });
  const group = await makeGroup(admin, 'Sees no rights', { 'rights.view': false });
  await putInto(admin, member, group.id);
  expect((await asking(member)(getRbacUserGroupList, {})).status).toBe(403);
  expect((await asking(member)(explainAccess, { userId: member.item.userId })).status).toBe(403);
});
