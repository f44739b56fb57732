import type { Actor } from '#functions/actors/actor.ts';
import type { Scope } from '#functions/actors/scope.ts';
import { keptAsOf } from '#functions/site/kept-as-of.ts';
import { readCards } from '#functions/lists/store.ts';
import type { Partition } from '#functions/table/key.ts';
import { keys } from '#functions/table/keys.ts';
import { decidedBy, listIn } from '#functions/table/list-in.ts';
import { getItem, queryAll } from '#functions/table/read.ts';
import type { UserItem } from '#functions/users/model.ts';
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

/** Something that was done to permission groups, never changed itself. */
export interface PermissionEventItem {
  what: 'created' | 'renamed' | 'deleted' | 'permissions' | 'joined' | 'left';
  groupId: string;
  /** As the group was called then. */
  groupName: string;
  /** actorName of who did it. */
  by: string;
  at: string;
  /**
   * How it was, and how it is: names where the name changed; of what it grants, ids of those permissions held before
   * and after that differ; the ids of a member's groups, empty for none.
   */
  from: string | readonly string[];
  to: string | readonly string[];
  /** The member of staff who joined or left. */
  userId?: string;
}

const kept = keptAsOf<ReadonlyMap<string, PermissionGroupItem>>('permissions');

/**
 * The site's permission groups by id, with their counts of members, cached by the head's revision of permissions: every
 * change of a group, and everybody who joins or leaves one, is seen by the next request.
 */
export const readPermissionGroups = (actor: Actor): Promise<ReadonlyMap<string, PermissionGroupItem>> =>
  keptGroups(actor, decidedBy(keys.permissionItems(actor)));

/** The same for their list, by name: as of the request's head. */
export const listPermissionGroups = async (scope: Scope): Promise<PermissionGroupItem[]> =>
  [...(await keptGroups(scope.actor, listIn(scope, { site: keys.permissionItems }))).values()].toSorted((one, other) =>
    one.groupName.localeCompare(other.groupName, 'en'),
  );

const keptGroups = (actor: Actor, list: Partition): Promise<ReadonlyMap<string, PermissionGroupItem>> =>
  kept(actor, async () => {
    const rows = await queryAll<PermissionGroupItem>(list, { beginsWith: 'G#', consistent: true });
    return new Map(rows.map((group) => [group.groupId, group] as const));
  });

/** One group as it stands; undefined where the site has none of this id. */
export const readPermissionGroup = (actor: Actor, groupId: string): Promise<PermissionGroupItem | undefined> =>
  getItem<PermissionGroupItem>(keys.permissionGroup(actor, groupId));

/** What was done to the site's groups, newest first. One Query. */
export const readPermissionEvents = async (scope: Scope, most: number): Promise<PermissionEventItem[]> =>
  (
    await readCards(listIn(scope, { site: keys.permissionItems }), unpackEvent, {
      beginsWith: 'EV#',
      descending: true,
      consistent: true,
      limit: most,
    })
  ).cards;

const unpackEvent = (card: string): PermissionEventItem => JSON.parse(card) as PermissionEventItem;

/** The permission group a member of staff is in as it stands; undefined for none, and for one that is gone. */
export const groupOf = async (
  actor: Actor,
  { userType, permissionGroupId }: Pick<UserItem, 'userType' | 'permissionGroupId'>,
): Promise<PermissionGroupItem | undefined> =>
  userType === 'staff' && permissionGroupId ? readPermissionGroup(actor, permissionGroupId) : undefined;
