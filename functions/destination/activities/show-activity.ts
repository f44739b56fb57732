import type { ActivityShown } from '#shared/destination/activities/activity-shown.ts';
import { activityOf } from './activity-of.ts';
import type { ActivityItem } from '../catalogue-model.ts';

/** An activity as its editor shows it. */
export const showActivity = (item: ActivityItem): ActivityShown => ({ ...activityOf(item), area: item.area ?? null });
