import { handle } from '#functions/http/handle.ts';
import { saveAirlineSpecificMarkupForWl } from '#shared/markups/rules/save-airline-specific-markup-for-wl.ts';
import { saveRule } from './rule-calls.ts';

export const saveAirlineSpecificMarkupForWlHandler = handle(saveAirlineSpecificMarkupForWl, async (actor, request) =>
  saveRule(actor, saveAirlineSpecificMarkupForWl, 'airlines', request),
);
