import { serve } from '#functions/http/serve.ts';
import { getLeGroupsForWlHandler } from './get-le-groups-for-wl.ts';
import { saveLeGroupHandler } from './save-le-group.ts';
import { setDefaultLeGroupHandler } from './set-default-le-group.ts';
import { deleteLeGroupHandler } from './delete-le-group.ts';
import { mapLeIdWithLeGroupIdHandler } from './map-le-id-with-le-group-id.ts';
import { getConsumerLeIdGroupMappingHandler } from './get-consumer-le-id-group-mapping.ts';
import { setLeRelationConfigHandler } from './set-le-relation-config.ts';
import { getDefaultAirlineMarkupHandler } from './get-default-airline-markup.ts';
import { saveDefaultAirlineMarkupHandler } from './save-default-airline-markup.ts';
import { deleteDefaultAirlineMarkupHandler } from './delete-default-airline-markup.ts';
import { getAirlineSpecificMarkupForWlHandler } from './get-airline-specific-markup-for-wl.ts';
import { saveAirlineSpecificMarkupForWlHandler } from './save-airline-specific-markup-for-wl.ts';
import { deleteAirlineSpecificMarkupForWlHandler } from './delete-airline-specific-markup-for-wl.ts';
import { getFixedDepartureMarkupHandler } from './get-fixed-departure-markup.ts';
import { saveFixedDepartureMarkupHandler } from './save-fixed-departure-markup.ts';
import { deleteFixedDepartureMarkupHandler } from './delete-fixed-departure-markup.ts';
import { explainPriceHandler } from './explain-price.ts';
import { previewRuleHandler } from './preview-rule.ts';
import { getTaxRatesHandler } from './get-tax-rates.ts';
import { saveTaxRateHandler } from './save-tax-rate.ts';
import { getOwnMarkupHandler } from './get-own-markup.ts';
import { saveOwnMarkupHandler } from './save-own-markup.ts';

export const markupsHandlers = [
  getLeGroupsForWlHandler,
  saveLeGroupHandler,
  setDefaultLeGroupHandler,
  deleteLeGroupHandler,
  mapLeIdWithLeGroupIdHandler,
  getConsumerLeIdGroupMappingHandler,
  setLeRelationConfigHandler,
  getDefaultAirlineMarkupHandler,
  saveDefaultAirlineMarkupHandler,
  deleteDefaultAirlineMarkupHandler,
  getAirlineSpecificMarkupForWlHandler,
  saveAirlineSpecificMarkupForWlHandler,
  deleteAirlineSpecificMarkupForWlHandler,
  getFixedDepartureMarkupHandler,
  saveFixedDepartureMarkupHandler,
  deleteFixedDepartureMarkupHandler,
  explainPriceHandler,
  previewRuleHandler,
  getTaxRatesHandler,
  saveTaxRateHandler,
  getOwnMarkupHandler,
  saveOwnMarkupHandler,
];
export const handler = serve(markupsHandlers);
