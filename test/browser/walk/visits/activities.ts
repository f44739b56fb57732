import { paths } from '#web/app/paths.ts';
import { heading, type Visits } from '../visit.ts';

export const visits: Visits = {
  [paths.activitiesMarkup]: [
    { name: 'activity-markups', as: 'staff', at: '/activities/markup', shows: heading('Activity markups') },
    { name: 'activity-markups-own', as: 'travelAgent', at: '/activities/markup', shows: heading('Activity markups') },
  ],
};
