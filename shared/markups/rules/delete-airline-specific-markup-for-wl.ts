import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { deleteRuleRequest } from '../rule-fields.ts';

export const deleteAirlineSpecificMarkupForWl = defineCall({
  name: 'markups/rules/delete-airline-specific-markup-for-wl',
  method: 'POST',
  path: '/api/markupDiscount/deleteAirlineSpecificMarkupForWl',
  summary: 'Takes away one of the markups and discounts of one airline each.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'markups.edit' },
  request: deleteRuleRequest,
  response: z.object({}),
  failures: [],
});
