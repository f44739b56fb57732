import { handle } from '#functions/http/handle.ts';
import { deleteAirlineSpecificMarkupForWl } from '#shared/markups/rules/delete-airline-specific-markup-for-wl.ts';
import { removeRule } from './rule-calls.ts';

export const deleteAirlineSpecificMarkupForWlHandler = handle(
  deleteAirlineSpecificMarkupForWl,
  async (actor, request) => removeRule(actor, deleteAirlineSpecificMarkupForWl, 'airlines', request.markupId),
);
