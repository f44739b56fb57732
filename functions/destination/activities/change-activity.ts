import type { Actor } from '#functions/actor.ts';
import { commit } from '#functions/table/commit.ts';
import type { CommonFailure } from '#shared/contract.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { activityRow } from './activity-card.ts';
import { readActivity } from './activity-store.ts';
import { changeNamedActivityWrites, isSameActivity } from './activity-writes.ts';
import type { ActivityItem } from '../catalogue-model.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';

interface Change {
  activityId: string;
  /** The version that was read; left out, whatever stands is changed. */
  version?: number;
  /** Another state of it, of the same name and city. VALIDATION where it cannot be. */
  to(before: ActivityItem): Promise<Outcome<ActivityItem, 'VALIDATION'>>;
}

/**
 * Changes one thing of an activity that its options do not hold. NOT_FOUND; VALIDATION; CONFLICT with what stands now
 * where another version of it was read.
 */
export const changeActivity = (
  actor: Actor,
  { activityId, version, to }: Change,
): Promise<Outcome<ActivityItem, CommonFailure>> =>
  untilItStands(async (): Promise<Outcome<ActivityItem, CommonFailure>> => {
    const before = await readActivity(actor, activityId);
    if (!before) return fail('NOT_FOUND');
    const next = await to(before);
    if (next.ok && isSameActivity(before, next.value)) return ok(before);
    if (version !== undefined && version !== before.version)
      return fail('CONFLICT', { detail: { record: activityRow(before) } });
    if (!next.ok) return next;
    const later = { ...next.value, version: before.version + 1 };
    const done = await commit(actor, changeNamedActivityWrites(actor, before, later, { options: [], pictures: [] }));
    return done.ok ? ok(later) : done;
  });
