import { deleteAirlineSpecificMarkupForWl } from '#shared/markups/rules/delete-airline-specific-markup-for-wl.ts';
import { deleteDefaultAirlineMarkup } from '#shared/markups/rules/delete-default-airline-markup.ts';
import { deleteFixedDepartureMarkup } from '#shared/markups/rules/delete-fixed-departure-markup.ts';
import { getAirlineSpecificMarkupForWl } from '#shared/markups/rules/get-airline-specific-markup-for-wl.ts';
import { getDefaultAirlineMarkup } from '#shared/markups/rules/get-default-airline-markup.ts';
import { getFixedDepartureMarkup } from '#shared/markups/rules/get-fixed-departure-markup.ts';
import { saveAirlineSpecificMarkupForWl } from '#shared/markups/rules/save-airline-specific-markup-for-wl.ts';
import { saveDefaultAirlineMarkup } from '#shared/markups/rules/save-default-airline-markup.ts';
import { saveFixedDepartureMarkup } from '#shared/markups/rules/save-fixed-departure-markup.ts';

/** The three calls of each list of rules: one editor for all of them. */
export const ruleCalls = {
  defaults: { get: getDefaultAirlineMarkup, save: saveDefaultAirlineMarkup, remove: deleteDefaultAirlineMarkup },
  airlines: {
    get: getAirlineSpecificMarkupForWl,
    save: saveAirlineSpecificMarkupForWl,
    remove: deleteAirlineSpecificMarkupForWl,
  },
  departures: { get: getFixedDepartureMarkup, save: saveFixedDepartureMarkup, remove: deleteFixedDepartureMarkup },
} as const;
