import { handle } from '#functions/http/handle.ts';
import { deleteDefaultAirlineMarkup } from '#shared/markups/rules/delete-default-airline-markup.ts';
import { removeRule } from './rule-calls.ts';

export const deleteDefaultAirlineMarkupHandler = handle(deleteDefaultAirlineMarkup, async (actor, request) =>
  removeRule(actor, deleteDefaultAirlineMarkup, 'defaults', request.markupId),
);
