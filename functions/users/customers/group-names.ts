import type { Actor } from '#functions/actor.ts';
import { readMarkups } from '#functions/markups/store.ts';
import { readPermissionGroups } from '#functions/permissions/store.ts';
import type { MarkupGroup } from '#shared/markups/model.ts';
import type { PermissionGroupItem } from '#functions/permissions/model.ts';

/** What lists of users call groups by. */
export interface GroupNames {
  groups: readonly Pick<MarkupGroup, 'id' | 'groupName'>[];
  permissionGroups: ReadonlyMap<string, Pick<PermissionGroupItem, 'groupName'>>;
}

/** The site's markup and permission groups, from this process's caches: nothing is read for a row. */
export async function readGroupNames(actor: Actor): Promise<GroupNames> {
  const [{ groups }, permissionGroups] = await Promise.all([readMarkups(actor), readPermissionGroups(actor)]);
  return { groups, permissionGroups };
}
