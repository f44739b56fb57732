import { expect } from 'vitest';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { addUserToRbacUserGroup } from '#shared/permissions/groups/add-user-to-rbac-user-group.ts';
import { getRbacUserGroupList } from '#shared/permissions/groups/get-rbac-user-group-list.ts';
import type { PermissionGroup } from '#shared/permissions/permission-group.ts';
import { savePermissions } from '#shared/permissions/groups/save-permissions.ts';
import { saveUserGroup } from '#shared/permissions/groups/save-user-group.ts';
import { readUser } from '#functions/users/store.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestSiteName } from '#test/harness/test-sites.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import type { World } from '#test/harness/use-world.ts';

/** Makes calls as one person of a site. */
export const asking =
  (as: TestUser, site: TestSiteName = as.site) =>
  <C extends Call>(call: C, body: WireRequestOf<C>) =>
    callHttp({ site, call, body, as });

/** Makes a group and says what it grants, as a super admin. */
export async function makeGroup(
  admin: TestUser,
  groupName: string,
  changes: Record<string, boolean> = {},
): Promise<PermissionGroup> {
  const ask = asking(admin);
  const made = await ask(saveUserGroup, { groupName });
  expect(made.errorCode).toBeNull();
  const { group } = made.result!;
  if (!Object.keys(changes).length) return group;
  const saved = await ask(savePermissions, {
    userGroupId: group.id,
    version: group.version,
    changes: Object.entries(changes).map(([id, isActive]) => ({ id, isActive })),
  });
  expect(saved.errorCode).toBeNull();
  return saved.result!.group;
}

/** Puts somebody into a group or into none. */
export async function putInto(admin: TestUser, { item }: TestUser, userGroupId: string | null): Promise<void> {
  const answer = await asking(admin)(addUserToRbacUserGroup, { userId: item.userId, userGroupId });
  expect(answer.errorCode).toBeNull();
}

/** The group as its list says now. */
export async function groupNow(admin: TestUser, id: string): Promise<PermissionGroup | undefined> {
  const { result } = await asking(admin)(getRbacUserGroupList, {});
  return result!.groups.find((group) => group.id === id);
}

/** Ids that a group's members hold. */
export const activeIn = ({ modules }: PermissionGroup): string[] =>
  modules.flatMap(({ userPermissionGroups }) =>
    userPermissionGroups.flatMap(({ rbacPermissions }) =>
      rbacPermissions.filter(({ isActive }) => isActive).map(({ id }) => id),
    ),
  );

/** The user's row. */
export const rowOf = async (world: World, { site, item }: TestUser) => (await readUser(world.job(site), item.userId))!;
