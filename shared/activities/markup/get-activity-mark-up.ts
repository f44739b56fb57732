import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { activityRuleShown } from './rule-fields.ts';

const named = {
  /** What requests name it by. */
  id: z.string(),
  /** What people call it. */
  name: z.string(),
};

/** An activity that a rule can be for, with the options that a price can be tried of. */
const markedActivity = z.object({
  ...named,
  /** Its options that are sold. */
  options: z.array(z.object(named)),
});
export type MarkedActivity = z.output<typeof markedActivity>;

export const getActivityMarkUp = defineCall({
  name: 'activities/markup/get-activity-mark-up',
  method: 'GET',
  path: '/api/activity/markup/getActivityMarkUp',
  summary: 'Markups on activities, the one that applies first: the site’s for staff, an agency’s own.',
  actor: 'user',
  access: {
    scope: 'own',
    userTypes: ['staff', 'travelAgent'],
    permission: 'markups.view',
    module: 'Activities',
    locked: true,
  },
  request: z.strictObject({
    /** The city whose activities are answered too; empty for none. */
    cityId: z._default(z.string().check(z.maxLength(120)), ''),
  }),
  response: z.object({
    /** The rules, at most 1,000. */
    rules: z.array(activityRuleShown),
    /** Cities that there are activities in, by name. */
    cities: z.array(z.object(named)),
    /** What the city that was asked about sells. */
    activities: z.array(markedActivity),
    /** Markup groups that a rule of the site can be for, by name; none for an agency. */
    groups: z.array(z.object(named)),
  }),
  failures: [],
});
