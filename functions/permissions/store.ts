import type { Actor } from '#functions/actors/actor.ts';
import { revisionOf } from '#functions/site/revision.ts';
import { keys } from '#functions/table/keys.ts';
import { queryAll } from '#functions/table/read.ts';
import type { GroupChanges } from '#shared/permissions/held.ts';

/** A permission group's row. */
export interface PermissionGroupItem {
  groupId: string;
  groupName: string;
  /** What it grants or refuses otherwise than by default. */
  changes: GroupChanges;
  /** How many members of staff are in it; counted in the commit that moves one. */
  members: number;
  /** Counts changes of the name and of what it grants: an editor that read an older one is refused. */
  version: number;
  createdAt: string;
  updatedAt: string;
}

const cache = new Map<string, { revision: number; groups: ReadonlyMap<string, PermissionGroupItem> }>();

/**
 * The site's permission groups by id, cached by the head's revision of permissions: a change is seen by the next
 * request. Their counts of members are as old as that.
 */
export async function readPermissionGroups(actor: Actor): Promise<ReadonlyMap<string, PermissionGroupItem>> {
  const revision = revisionOf(actor, 'permissions');
  const known = cache.get(actor.site);
  if (known?.revision === revision) return known.groups;
  const groups = new Map((await listPermissionGroups(actor)).map((group) => [group.groupId, group] as const));
  cache.set(actor.site, { revision, groups });
  return groups;
}

/** The site's permission groups as they stand, by name. */
export const listPermissionGroups = async (actor: Actor): Promise<PermissionGroupItem[]> =>
  (await queryAll<PermissionGroupItem>(keys.permissionItems(actor), { beginsWith: 'G#', consistent: true })).toSorted(
    (one, other) => one.groupName.localeCompare(other.groupName, 'en'),
  );
