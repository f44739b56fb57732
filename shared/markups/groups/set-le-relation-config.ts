import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { leIdField } from '../fields.ts';

export const setLeRelationConfig = defineCall({
  name: 'markups/groups/set-le-relation-config',
  method: 'POST',
  path: '/api/supplier/setLERelationConfig',
  summary: 'Says whether TDS is deducted from the commission passed on to a company. What was booked stays.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'taxes.edit' },
  request: z.strictObject({
    /** Whether it is deducted. */
    isTdsDeductable: z.boolean(),
    /** The company. */
    userLEID: leIdField,
  }),
  response: z.object({}),
  failures: [],
});
