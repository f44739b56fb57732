import { handle } from '#functions/http/handle.ts';
import { deleteFixedDepartureMarkup } from '#shared/markups/rules/delete-fixed-departure-markup.ts';
import { removeRule } from './rule-calls.ts';

export const deleteFixedDepartureMarkupHandler = handle(deleteFixedDepartureMarkup, async (actor, request) =>
  removeRule(actor, deleteFixedDepartureMarkup, 'departures', request.markupId),
);
