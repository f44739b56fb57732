import { defineCall } from '../../contract.ts';
import { savedRule, saveRuleRequest } from '../rule-fields.ts';

export const saveAirlineSpecificMarkupForWl = defineCall({
  name: 'markups/rules/save-airline-specific-markup-for-wl',
  method: 'POST',
  path: '/api/markupDiscount/airlineSpecificMarkupForWl',
  summary: 'Makes or changes one of the markups and discounts of one airline each.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'markups.edit' },
  request: saveRuleRequest,
  response: savedRule,
  failures: ['RULE_UNUSUAL', 'TOO_MANY_RULES'],
});
