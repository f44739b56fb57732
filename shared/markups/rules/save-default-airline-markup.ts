import { defineCall } from '../../contract.ts';
import { savedRule, saveRuleRequest } from '../rule-fields.ts';

export const saveDefaultAirlineMarkup = defineCall({
  name: 'markups/rules/save-default-airline-markup',
  method: 'POST',
  path: '/api/markupDiscount/defaultAirlineMarkup',
  summary: 'Makes or changes one of the markups and discounts that hold for every airline.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'markups.edit' },
  request: saveRuleRequest,
  response: savedRule,
  failures: ['RULE_UNUSUAL', 'TOO_MANY_RULES'],
});
