import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { leIdField } from '../fields.ts';
import { toldEvent } from '../../records/told-event.ts';

/** A group as it can be chosen for somebody. */
export const groupChoice = z.object({
  /** The group's id. */
  id: z.string(),
  /** What staff call it. */
  groupName: z.string(),
  /** True for the one that whoever was given none is priced by. */
  isDefault: z.boolean(),
});

export const getConsumerLeIdGroupMapping = defineCall({
  name: 'markups/groups/get-consumer-le-id-group-mapping',
  method: 'GET',
  path: '/api/markupDiscount/getConsumerLEIdGroupMappingWithOwnerLEGroups',
  summary: 'The site’s groups, which of them a customer is in, and whether TDS is deducted.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'customers.group' },
  request: z.strictObject({
    /** The company; of a customer without one the user's id. */
    consumerLEId: leIdField,
  }),
  response: z.object({
    /** The site's groups, the default first, then by name. */
    userGroups: z.array(groupChoice),
    /** The group that was given to the customer: one row, or none. */
    mapping: z.array(
      z.object({
        /** The group's id. */
        legalEntityGroupsId: z.string(),
        /** As it was asked for. */
        LEId: z.string(),
      }),
    ),
    /** Tax settings of a company; null of a customer without one. */
    leRelationConfig: z.nullable(
      z.object({
        /** Whether TDS is deducted from the commission that is passed on to it. */
        isTdsDeductable: z.boolean(),
      }),
    ),
    /** What was done to this customer's group, tax settings and own markup, newest first; at most 50. */
    events: z.array(toldEvent),
  }),
  failures: [],
});
