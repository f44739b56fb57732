import { defineCall } from '../../contract.ts';
import { savedRule, saveRuleRequest } from '../rule-fields.ts';

export const saveFixedDepartureMarkup = defineCall({
  name: 'markups/rules/save-fixed-departure-markup',
  method: 'POST',
  path: '/api/markupDiscount/fixedDepartureMarkup',
  summary: 'Makes or changes one of the markups and discounts of the site’s own fixed departures.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'markups.edit' },
  request: saveRuleRequest,
  response: savedRule,
  failures: ['RULE_UNUSUAL', 'TOO_MANY_RULES'],
});
