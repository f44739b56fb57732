import { handle } from '#functions/http/handle.ts';
import { updateActivityPriority } from '#shared/destination/activities/update-activity-priority.ts';
import { ok } from '#shared/errors.ts';
import { activityRow } from './activity-card.ts';
import { changeActivity } from './change-activity.ts';

export const updateActivityPriorityHandler = handle(
  updateActivityPriority,
  async (actor, { activityId, priority, version }) => {
    const to = async (before: Parameters<typeof activityRow>[0]) => ok({ ...before, priority });
    const done = await changeActivity(actor, { activityId, to, ...(version !== undefined && { version }) });
    return done.ok ? ok({ activity: activityRow(done.value) }) : done;
  },
);
