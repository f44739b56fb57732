import { getActivityMarkUp } from '#shared/activities/markup/get-activity-mark-up.ts';
import { type DomainLists, list } from '../list-row.ts';

export const lists: DomainLists = {
  measured: [list('staff', getActivityMarkUp)],
  left: {
    'activities/markup/explain-activity-price': 'one thing, with what belongs to it',
    'activities/markup/add-activity-mark-up': 'writes, and answers what it wrote',
  },
};
