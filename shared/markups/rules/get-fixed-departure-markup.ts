import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { ruleList } from '../rule-fields.ts';

export const getFixedDepartureMarkup = defineCall({
  name: 'markups/rules/get-fixed-departure-markup',
  method: 'GET',
  path: '/api/markupDiscount/fixedDepartureMarkup',
  summary: 'The markups and discounts of the site’s own fixed departures.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'markups.view' },
  request: z.strictObject({}),
  response: ruleList,
  failures: [],
});
