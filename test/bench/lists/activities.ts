import { getActivityMarkUp } from '#shared/activities/markup/get-activity-mark-up.ts';
import { getQueue } from '#shared/activities/queue/get-queue.ts';
import { type DomainLists, list } from '../list-row.ts';

export const lists: DomainLists = {
  measured: [
    list('staff', getActivityMarkUp),
    list('staff', getQueue, { with: 'its counts beside it' }),
    list('agent', getQueue, { with: 'an agency’s, its count beside it' }),
  ],
  left: {
    'activities/markup/explain-activity-price': 'one thing, with what belongs to it',
    'activities/search-activities-by-city-id': 'a city’s offer, kept in memory, priced for whoever asks',
    'activities/cart/get-cancellation': 'one thing, with what belongs to it',
    'activities/octo/get-products': 'the site’s offer, kept in memory: 500 at most',
    'activities/octo/get-product': 'one thing, with what belongs to it',
    'activities/octo/get-availability': 'one thing, with what belongs to it',
    'activities/octo/get-availability-calendar': 'one thing, with what belongs to it',
    'activities/get-activity-cities': 'cities of the catalogue, kept in memory: dozens',
  },
};
