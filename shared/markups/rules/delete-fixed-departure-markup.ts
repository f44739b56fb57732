import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { deleteRuleRequest } from '../rule-fields.ts';

export const deleteFixedDepartureMarkup = defineCall({
  name: 'markups/rules/delete-fixed-departure-markup',
  method: 'POST',
  path: '/api/markupDiscount/deleteFixedDepartureMarkupForWl',
  summary: 'Takes away one of the markups and discounts of the site’s own fixed departures.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'markups.edit' },
  request: deleteRuleRequest,
  response: z.object({}),
  failures: [],
});
