import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { ruleList } from '../rule-fields.ts';

export const getDefaultAirlineMarkup = defineCall({
  name: 'markups/rules/get-default-airline-markup',
  method: 'GET',
  path: '/api/markupDiscount/defaultAirlineMarkup',
  summary: 'The markups and discounts that hold for every airline.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'markups.view' },
  request: z.strictObject({}),
  response: ruleList,
  failures: [],
});
