import { getActivityMarkUp } from '#shared/activities/markup/get-activity-mark-up.ts';
import { type DomainLists, list } from '../list-row.ts';

export const lists: DomainLists = {
  measured: [list('staff', getActivityMarkUp)],
  left: {
    'activities/markup/explain-activity-price': 'one thing, with what belongs to it',
    'activities/search-activities-by-city-id': 'a city’s offer, kept in memory, priced for whoever asks',
    'activities/get-activity-cities': 'cities of the catalogue, kept in memory: dozens',
  },
};
