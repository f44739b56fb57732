import type { IdFields } from '../id-fields.ts';

export const idFields: IdFields = {
  // Cities are the reference data's; one without activities is as one that there is not.
  'activities/markup/get-activity-mark-up': { cityId: 'nobody' },
  'activities/markup/add-activity-mark-up': {
    cityId: 'nobody',
    id: 'activity rule',
    // What the site does not have is refused as a wrong value.
    activityId: 'nobody: test/activities/markup.test.ts',
    groupId: 'nobody: test/activities/markup.test.ts',
  },
  'activities/markup/delete-activity-markup': { id: 'activity rule' },
  'activities/markup/explain-activity-price': {
    tourOptionId: 'nobody: test/activities/markup.test.ts',
    groupId: 'nobody',
  },
};
