import { explainPrice } from '#shared/markups/explain-price.ts';
import { getAirlineSpecificMarkupForWl } from '#shared/markups/get-airline-specific-markup-for-wl.ts';
import { getConsumerLeIdGroupMapping } from '#shared/markups/get-consumer-le-id-group-mapping.ts';
import { getDefaultAirlineMarkup } from '#shared/markups/get-default-airline-markup.ts';
import { getFixedDepartureMarkup } from '#shared/markups/get-fixed-departure-markup.ts';
import { getLeGroupsForWl } from '#shared/markups/get-le-groups-for-wl.ts';
import { previewRule } from '#shared/markups/preview-rule.ts';
import { getCustomersByRbacGroup } from '#shared/users/get-customers-by-rbac-group.ts';
import { getCustomers } from '#shared/users/get-customers.ts';
import { getUserById } from '#shared/users/get-user-by-id.ts';
import { searchWlUser } from '#shared/users/search-wl-user.ts';

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
  ...showingRules,
];

/** What is said where somebody deleted a group before anything could be done with it. */
export const GROUP_GONE = 'Somebody else deleted this group meanwhile.';
