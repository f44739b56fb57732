import type { ActivityRow } from '#shared/destination/activities/activity-shown.ts';
import type { ActivityItem } from '../catalogue-model.ts';

/** Characters of the description that lists show. */
const BEGINNING = 200;

/** An activity as its city's list shows it. */
export const activityRow = (item: ActivityItem): ActivityRow => {
  const { id, name, description, cityId, city, priority, area, pictures } = item;
  const letters = [...description];
  return {
    id,
    name,
    description: letters.length > BEGINNING ? `${letters.slice(0, BEGINNING).join('')}…` : description,
    cityId,
    city,
    priority,
    area: area ?? null,
    picture: pictures[0] ?? null,
    optionCount: item.optionCount,
    isDeactivated: item.isDeactivated,
    version: item.version,
  };
};

/** One text, because a page read attribute by attribute takes longer than the table's answer. */
export const packedActivity = (item: ActivityItem): string => JSON.stringify(activityRow(item));
export const unpackActivity = (card: string): ActivityRow => JSON.parse(card) as ActivityRow;
