import { deleteAirlineSpecificMarkupForWl } from '#shared/markups/delete-airline-specific-markup-for-wl.ts';
import { deleteDefaultAirlineMarkup } from '#shared/markups/delete-default-airline-markup.ts';
import { deleteFixedDepartureMarkup } from '#shared/markups/delete-fixed-departure-markup.ts';
import { getAirlineSpecificMarkupForWl } from '#shared/markups/get-airline-specific-markup-for-wl.ts';
import { getDefaultAirlineMarkup } from '#shared/markups/get-default-airline-markup.ts';
import { getFixedDepartureMarkup } from '#shared/markups/get-fixed-departure-markup.ts';
import { saveAirlineSpecificMarkupForWl } from '#shared/markups/save-airline-specific-markup-for-wl.ts';
import { saveDefaultAirlineMarkup } from '#shared/markups/save-default-airline-markup.ts';
import { saveFixedDepartureMarkup } from '#shared/markups/save-fixed-departure-markup.ts';

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
