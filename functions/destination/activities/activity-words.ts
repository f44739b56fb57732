import type { ActivityItem } from '../catalogue-model.ts';
import { type Facts, quoted } from '#functions/records/changed-words.ts';

const countOf = (count: number, one: string): string => (count ? `${count} ${count === 1 ? one : `${one}s`}` : '');

/** What a history says of an activity. */
export const activityFacts = (item: ActivityItem): Facts => [
  ['', item.name],
  ['city', item.city],
  ['area', item.area?.name ?? ''],
  ['priority', String(item.priority)],
  ['description', quoted(item.description)],
  ['pictures', countOf(item.pictures.length, 'picture')],
  ['captions', item.pictures.map(({ alt }) => alt).join('; ')],
];
