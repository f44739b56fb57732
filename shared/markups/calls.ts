import type { Call } from '../contract.ts';
import { getLeGroupsForWl } from './get-le-groups-for-wl.ts';
import { saveLeGroup } from './save-le-group.ts';
import { setDefaultLeGroup } from './set-default-le-group.ts';
import { deleteLeGroup } from './delete-le-group.ts';
import { mapLeIdWithLeGroupId } from './map-le-id-with-le-group-id.ts';
import { getConsumerLeIdGroupMapping } from './get-consumer-le-id-group-mapping.ts';
import { setLeRelationConfig } from './set-le-relation-config.ts';
import { getDefaultAirlineMarkup } from './get-default-airline-markup.ts';
import { saveDefaultAirlineMarkup } from './save-default-airline-markup.ts';
import { deleteDefaultAirlineMarkup } from './delete-default-airline-markup.ts';
import { getAirlineSpecificMarkupForWl } from './get-airline-specific-markup-for-wl.ts';
import { saveAirlineSpecificMarkupForWl } from './save-airline-specific-markup-for-wl.ts';
import { deleteAirlineSpecificMarkupForWl } from './delete-airline-specific-markup-for-wl.ts';
import { getFixedDepartureMarkup } from './get-fixed-departure-markup.ts';
import { saveFixedDepartureMarkup } from './save-fixed-departure-markup.ts';
import { deleteFixedDepartureMarkup } from './delete-fixed-departure-markup.ts';
import { explainPrice } from './explain-price.ts';
import { previewRule } from './preview-rule.ts';
import { getTaxRates } from './get-tax-rates.ts';
import { saveTaxRate } from './save-tax-rate.ts';
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
