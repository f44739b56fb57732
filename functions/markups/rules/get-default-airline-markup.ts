import { handle } from '#functions/http/handle.ts';
import { getDefaultAirlineMarkup } from '#shared/markups/rules/get-default-airline-markup.ts';
import { listRules } from './rule-calls.ts';

export const getDefaultAirlineMarkupHandler = handle(getDefaultAirlineMarkup, async (actor) =>
  listRules(actor, getDefaultAirlineMarkup, 'defaults'),
);
