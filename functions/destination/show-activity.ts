import type { ActivityShown } from '#shared/destination/activity-shown.ts';
import type { ActivityItem } from './catalogue-model.ts';

/** An activity as its editor shows it. */
export const showActivity = (item: ActivityItem): ActivityShown => ({
  id: item.id,
  name: item.name,
  description: item.description,
  cityId: item.cityId,
  city: item.city,
  priority: item.priority,
  area: item.area ?? null,
  pictures: item.pictures,
  optionCount: item.optionCount,
  isDeactivated: item.isDeactivated,
  version: item.version,
  createdAt: item.createdAt,
});
