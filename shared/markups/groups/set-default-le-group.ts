import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { groupIdField } from '../fields.ts';

export const setDefaultLeGroup = defineCall({
  name: 'markups/groups/set-default-le-group',
  method: 'POST',
  path: '/api/markupDiscount/setDefaultLEGroup',
  summary: 'Makes a group the default instead of the one that is.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'markups.edit' },
  request: z.strictObject({
    /** The group that whoever was given none is priced by from now on. */
    groupId: groupIdField,
  }),
  response: z.object({}),
  failures: [],
});
