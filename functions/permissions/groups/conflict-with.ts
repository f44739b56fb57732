import type { Actor } from '#functions/actor.ts';
import { conflict, type Conflict, fail, type Failure } from '#shared/errors.ts';
import type { PermissionGroup } from '#shared/permissions/permission-group.ts';
import { showGroup } from './show-group.ts';
import { readPermissionGroup } from '../store.ts';

/**
 * The refusal of an editor who read an older version: CONFLICT with the group as it stands now. NOT_FOUND where it was deleted meanwhile.
 */
export async function conflictWith(
  actor: Actor,
  groupId: string,
): Promise<Conflict<{ group: PermissionGroup }> | Failure<'NOT_FOUND'>> {
  const group = await readPermissionGroup(actor, groupId);
  return group ? conflict({ group: showGroup(group) }) : fail('NOT_FOUND');
}
