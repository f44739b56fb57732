import type { Actor } from '#functions/actor.ts';
import type { Scope } from '#functions/scope.ts';
import { keptAsOf } from '#functions/site/kept-as-of.ts';
import { readCards } from '#functions/lists/store.ts';
import type { Partition } from '#functions/table/key.ts';
import { permissionKeys } from './keys.ts';
import { decidedBy, listIn } from '#functions/table/list-in.ts';
import { getItem, queryAll } from '#functions/table/read.ts';
import type { UserItem } from '#functions/users/model.ts';
import type { PermissionGroupItem, PermissionEventItem } from './model.ts';

const kept = keptAsOf<ReadonlyMap<string, PermissionGroupItem>>('permissions');

/**
 * The site's permission groups by id, with their counts of members, cached by the head's revision of permissions: every
 * change of a group, and everybody who joins or leaves one, is seen by the next request.
 */
export const readPermissionGroups = (actor: Actor): Promise<ReadonlyMap<string, PermissionGroupItem>> =>
  keptGroups(actor, decidedBy(permissionKeys.permissionGroups(actor)));

/** The same for their list, by name: as of the request's head. */
export const listPermissionGroups = async (scope: Scope): Promise<PermissionGroupItem[]> =>
  [...(await keptGroups(scope.actor, listIn(scope, { site: permissionKeys.permissionGroups }))).values()].toSorted(
    (one, other) => one.groupName.localeCompare(other.groupName, 'en'),
  );

const keptGroups = (
  actor: Actor,
  list: Partition<PermissionGroupItem>,
): Promise<ReadonlyMap<string, PermissionGroupItem>> =>
  kept(actor, async () => {
    const rows = await queryAll(list, { consistent: true });
    return new Map(rows.map((group) => [group.groupId, group] as const));
  });

/** One group as it stands; undefined where the site has none of this id. */
export const readPermissionGroup = (actor: Actor, groupId: string): Promise<PermissionGroupItem | undefined> =>
  getItem(permissionKeys.permissionGroup(actor, groupId));

/** What was done to the site's groups, newest first. One Query. */
export const readPermissionEvents = async (scope: Scope, most: number): Promise<PermissionEventItem[]> =>
  (
    await readCards(listIn(scope, { site: permissionKeys.permissionEvents }), unpackEvent, {
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
