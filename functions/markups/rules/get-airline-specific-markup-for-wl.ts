import { handle } from '#functions/http/handle.ts';
import { getAirlineSpecificMarkupForWl } from '#shared/markups/rules/get-airline-specific-markup-for-wl.ts';
import { listRules } from './rule-calls.ts';

export const getAirlineSpecificMarkupForWlHandler = handle(getAirlineSpecificMarkupForWl, async (actor) =>
  listRules(actor, getAirlineSpecificMarkupForWl, 'airlines'),
);
