import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { deleteRuleRequest } from '../rule-fields.ts';

export const deleteDefaultAirlineMarkup = defineCall({
  name: 'markups/rules/delete-default-airline-markup',
  method: 'POST',
  path: '/api/markupDiscount/deleteDefaultAirlineMarkup',
  summary: 'Takes away one of the markups and discounts that hold for every airline.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'markups.edit' },
  request: deleteRuleRequest,
  response: z.object({}),
  failures: [],
});
