import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { groupIdField } from '../fields.ts';

export const deleteLeGroup = defineCall({
  name: 'markups/groups/delete-le-group',
  method: 'POST',
  path: '/api/markupDiscount/deleteLEGroup',
  summary:
    'Deletes a group that is not the default; its customers are priced by the default then, which is said before.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'markups.edit' },
  request: z.strictObject({
    /** The group. */
    groupId: groupIdField,
    /** True: who is in it was said (409 GROUP_IN_USE otherwise, where somebody is or a rule is for it). */
    isConfirmed: z._default(z.boolean(), false),
  }),
  response: z.object({}),
  failures: ['GROUP_IS_DEFAULT', 'GROUP_IN_USE'],
});
