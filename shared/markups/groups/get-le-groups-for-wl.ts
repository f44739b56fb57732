import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { toldEvent } from '../../records/told-event.ts';
import { groupShown } from '../group-shown.ts';

export const getLeGroupsForWl = defineCall({
  name: 'markups/groups/get-le-groups-for-wl',
  method: 'GET',
  path: '/api/markupDiscount/LEGroupsForWl',
  summary: 'The site’s customer groups, exactly one of which is the default.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'markups.view' },
  request: z.strictObject({}),
  response: z.object({
    /** The groups, the default first, then by name. */
    groups: z.array(groupShown),
    /** What was done to groups and who was put into which, newest first; at most 50. */
    events: z.array(toldEvent),
  }),
  failures: [],
});
