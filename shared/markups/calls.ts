import type { Call } from '../contract.ts';
import { getLeGroupsForWl } from './groups/get-le-groups-for-wl.ts';
import { saveLeGroup } from './groups/save-le-group.ts';
import { setDefaultLeGroup } from './groups/set-default-le-group.ts';
import { deleteLeGroup } from './groups/delete-le-group.ts';
import { mapLeIdWithLeGroupId } from './groups/map-le-id-with-le-group-id.ts';
import { getConsumerLeIdGroupMapping } from './groups/get-consumer-le-id-group-mapping.ts';
import { setLeRelationConfig } from './groups/set-le-relation-config.ts';
import { getDefaultAirlineMarkup } from './rules/get-default-airline-markup.ts';
import { saveDefaultAirlineMarkup } from './rules/save-default-airline-markup.ts';
import { deleteDefaultAirlineMarkup } from './rules/delete-default-airline-markup.ts';
import { getAirlineSpecificMarkupForWl } from './rules/get-airline-specific-markup-for-wl.ts';
import { saveAirlineSpecificMarkupForWl } from './rules/save-airline-specific-markup-for-wl.ts';
import { deleteAirlineSpecificMarkupForWl } from './rules/delete-airline-specific-markup-for-wl.ts';
import { getFixedDepartureMarkup } from './rules/get-fixed-departure-markup.ts';
import { saveFixedDepartureMarkup } from './rules/save-fixed-departure-markup.ts';
import { deleteFixedDepartureMarkup } from './rules/delete-fixed-departure-markup.ts';
import { explainPrice } from './rules/explain-price.ts';
import { previewRule } from './rules/preview-rule.ts';
import { getTaxRates } from './taxes/get-tax-rates.ts';
import { saveTaxRate } from './taxes/save-tax-rate.ts';
import { getOwnMarkup } from './get-own-markup.ts';
import { saveOwnMarkup } from './save-own-markup.ts';

/** Who pays what, and why: groups, rules, taxes. */
export const markupsCalls = [
  getLeGroupsForWl,
  saveLeGroup,
  setDefaultLeGroup,
  deleteLeGroup,
  mapLeIdWithLeGroupId,
  getConsumerLeIdGroupMapping,
  setLeRelationConfig,
  getDefaultAirlineMarkup,
  saveDefaultAirlineMarkup,
  deleteDefaultAirlineMarkup,
  getAirlineSpecificMarkupForWl,
  saveAirlineSpecificMarkupForWl,
  deleteAirlineSpecificMarkupForWl,
  getFixedDepartureMarkup,
  saveFixedDepartureMarkup,
  deleteFixedDepartureMarkup,
  explainPrice,
  previewRule,
  getTaxRates,
  saveTaxRate,
  getOwnMarkup,
  saveOwnMarkup,
] as const satisfies readonly Call[];
