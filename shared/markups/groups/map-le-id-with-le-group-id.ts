import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { leIdField } from '../fields.ts';

export const mapLeIdWithLeGroupId = defineCall({
  name: 'markups/groups/map-le-id-with-le-group-id',
  method: 'POST',
  path: '/api/markupDiscount/mapLEIdWithLEGroupId',
  summary: 'Puts a company, or a customer without one, into a group. Their next request is priced by it.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'customers.group' },
  request: z.strictObject({
    /** The group; empty: none, so that the default applies, or of a retail customer the retail price. */
    groupId: z.string().check(z.maxLength(40)),
    /** The company; of a customer without one the user's id. */
    LEId: leIdField,
  }),
  response: z.object({
    /** The group's name; empty for none. */
    groupName: z.string(),
  }),
  failures: [],
});
