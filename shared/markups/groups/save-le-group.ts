import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { groupIdField, groupNameField, percentField } from '../fields.ts';
import { groupShown } from '../group-shown.ts';

export const saveLeGroup = defineCall({
  name: 'markups/groups/save-le-group',
  method: 'POST',
  path: '/api/markupDiscount/LEGroupsForWl',
  summary: 'Makes a customer group, or changes one. The first of a site is its default.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'markups.edit' },
  request: z.strictObject({
    /** The group to be changed; left out, a new one is made. */
    id: z.optional(groupIdField),
    /** Its name, unlike any other of the site, whatever the case of its letters. */
    groupName: groupNameField,
    /**
     * Percent of the supplier's commission passed on to the group, with two places; left out, as it stands, and none of a
     * new one.
     */
    commissionShare: z.optional(percentField(100)),
    /** The version that was read, with `id`: of two editors the second is told. Left out, the last one counts. */
    version: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000_000))),
  }),
  response: z.object({
    /** The group as it is now. */
    group: groupShown,
  }),
  failures: ['GROUP_NAME_TAKEN'],
});
