import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { activityRuleIdField } from './rule-fields.ts';

export const deleteActivityMarkup = defineCall({
  name: 'activities/markup/delete-activity-markup',
  method: 'DELETE',
  path: '/api/activity/markup/deleteActivityMarkup/{id}',
  summary: 'Deletes a markup on activities.',
  actor: 'user',
  access: {
    scope: 'own',
    userTypes: ['staff', 'travelAgent'],
    permission: 'markups.edit',
    module: 'Activities',
    locked: true,
  },
  request: z.strictObject({
    /** The rule, as its list names it. */
    id: activityRuleIdField,
  }),
  response: z.object({}),
  failures: [],
});
