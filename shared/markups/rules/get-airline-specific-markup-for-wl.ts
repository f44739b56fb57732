import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { ruleList } from '../rule-fields.ts';

export const getAirlineSpecificMarkupForWl = defineCall({
  name: 'markups/rules/get-airline-specific-markup-for-wl',
  method: 'GET',
  path: '/api/markupDiscount/airlineSpecificMarkupForWl',
  summary: 'The markups and discounts of one airline each.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'markups.view' },
  request: z.strictObject({}),
  response: ruleList,
  failures: [],
});
