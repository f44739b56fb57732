import { createGroupWrites } from '#functions/permissions/groups/writes.ts';
import { commit } from '#functions/table/commit.ts';
import type { GroupChanges } from '#shared/permissions/held.ts';
import { randomId } from '#shared/ids.ts';
import type { TestSiteName } from './test-sites.ts';
import type { TestUser } from './test-user.ts';
import type { useWorld } from './use-world.ts';

/** A member of staff, no super admin, of a group of their own: with what is usual, but for these. */
export async function addClerk(
  world: ReturnType<typeof useWorld>,
  changes: GroupChanges,
  site: TestSiteName = 'sarathi',
): Promise<TestUser> {
  const { group, writes } = createGroupWrites(world.job(site), `Clerks ${randomId(40)}`, changes);
  const made = await commit(world.job(site), writes);
  if (!made.ok) throw new Error(`The group was not made: ${made.code}`);
  return world.addUser(site, 'staff', { isSuperAdmin: false, permissionGroupId: group.groupId });
}
