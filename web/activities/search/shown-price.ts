import type { DayPrice, FoundActivities } from '#shared/activities/search-activities-by-city-id.ts';
import type { Guests } from './search-address.ts';

/** What every card of a search knows. */
export interface Shown {
  found: FoundActivities;
  guests: Guests;
  /** Prices are what the agency's own customer pays. */
  isOwn: boolean;
}

/** What a day comes to, for whoever looks; null where there is no price. */
export const shownOf = ({ total, own }: Pick<DayPrice, 'total' | 'own'>, isOwn: boolean): number | null =>
  total === null ? null : total + (isOwn ? own : 0);
