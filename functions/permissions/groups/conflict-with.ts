import type { Actor } from '#functions/actor.ts';
import { fail, type Failure } from '#shared/errors.ts';
import { showGroup } from './show-group.ts';
import { readPermissionGroup } from '../store.ts';

/**
 * The refusal of an editor who read an older version: CONFLICT with the group as it stands now in `detail.group`, so
 * that both sides can be shown. NOT_FOUND where it was deleted meanwhile.
 */
export async function conflictWith(actor: Actor, groupId: string): Promise<Failure<'CONFLICT' | 'NOT_FOUND'>> {
  const group = await readPermissionGroup(actor, groupId);
  return group ? fail('CONFLICT', { detail: { group: showGroup(group) } }) : fail('NOT_FOUND');
}
