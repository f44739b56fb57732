import type { ActivityItem } from '../catalogue-model.ts';

/** An activity out of its row, without what only the table needs. */
export const activityOf = (row: ActivityItem): ActivityItem => ({
  id: row.id,
  name: row.name,
  description: row.description,
  cityId: row.cityId,
  city: row.city,
  priority: row.priority,
  ...(row.area && { area: row.area }),
  pictures: row.pictures,
  optionCount: row.optionCount,
  isDeactivated: row.isDeactivated,
  version: row.version,
  createdAt: row.createdAt,
});
