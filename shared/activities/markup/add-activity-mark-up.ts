import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { activityRuleShown, addActivityRuleRequest } from './rule-fields.ts';

export const addActivityMarkUp = defineCall({
  name: 'activities/markup/add-activity-mark-up',
  method: 'POST',
  path: '/api/activity/markup/addActivityMarkUp',
  summary:
    'Adds a markup on activities, or changes one that is named by its id: the site’s for staff, an agency’s own.',
  actor: 'user',
  access: {
    scope: 'own',
    userTypes: ['staff', 'travelAgent'],
    permission: 'markups.edit',
    module: 'Activities',
    locked: true,
  },
  request: addActivityRuleRequest,
  response: z.object({
    /** The rule as it is now. */
    rule: activityRuleShown,
  }),
  stands: z.object({
    /** The rule as somebody else has left it. */
    rule: activityRuleShown,
  }),
  failures: ['TOO_MANY_RULES'],
});
