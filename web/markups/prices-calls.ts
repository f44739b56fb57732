import { explainPrice } from '#shared/markups/rules/explain-price.ts';
import { getAirlineSpecificMarkupForWl } from '#shared/markups/rules/get-airline-specific-markup-for-wl.ts';
import { getConsumerLeIdGroupMapping } from '#shared/markups/groups/get-consumer-le-id-group-mapping.ts';
import { getDefaultAirlineMarkup } from '#shared/markups/rules/get-default-airline-markup.ts';
import { getFixedDepartureMarkup } from '#shared/markups/rules/get-fixed-departure-markup.ts';
import { getLeGroupsForWl } from '#shared/markups/groups/get-le-groups-for-wl.ts';
import { previewRule } from '#shared/markups/rules/preview-rule.ts';
import { consumersByPage } from '#shared/partners/consumers-by-page.ts';
import { getCustomersByRbacGroup } from '#shared/users/customers/get-customers-by-rbac-group.ts';
import { getCustomers } from '#shared/users/customers/get-customers.ts';
import { getUserById } from '#shared/users/customers/get-user-by-id.ts';
import { searchWlUser } from '#shared/users/customers/search-wl-user.ts';
import { goneMeanwhile } from '#web/ui/edit/edit-words.ts';

/** What shows rules, or what they make of a price; asked again after a change of one. */
export const showingRules = [
  getDefaultAirlineMarkup,
  getAirlineSpecificMarkupForWl,
  getFixedDepartureMarkup,
  explainPrice,
  previewRule,
];

/** What shows groups, or who is in one. */
export const showingGroups = [
  getLeGroupsForWl,
  getConsumerLeIdGroupMapping,
  getCustomers,
  getCustomersByRbacGroup,
  searchWlUser,
  getUserById,
  consumersByPage,
  ...showingRules,
];

/** What is said where somebody deleted a group before anything could be done with it. */
export const GROUP_GONE = goneMeanwhile('group');
export const RULE_GONE = goneMeanwhile('rule');
