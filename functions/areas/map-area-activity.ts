import { activityRow } from '#functions/destination/activities/activity-card.ts';
import { areaOf } from '#functions/destination/activities/area-of.ts';
import type { ActivityItem } from '#functions/destination/catalogue-model.ts';
import { changeActivity } from '#functions/destination/activities/change-activity.ts';
import { handle } from '#functions/http/handle.ts';
import { mapAreaActivity } from '#shared/areas/map-area-activity.ts';
import { ok } from '#shared/errors.ts';

export const mapAreaActivityHandler = handle(mapAreaActivity, async (actor, { activityId, areaId }) => {
  const to = async ({ area: had, ...others }: ActivityItem) => {
    if (had && had.id === areaId) return ok({ ...others, area: had });
    const area = await areaOf(actor, areaId, others.cityId);
    return area.ok ? ok({ ...others, ...area.value }) : area;
  };
  const done = await changeActivity(actor, { activityId, to });
  return done.ok ? ok({ activity: activityRow(done.value) }) : done;
});
