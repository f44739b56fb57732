import { handle } from '#functions/http/handle.ts';
import { saveDefaultAirlineMarkup } from '#shared/markups/rules/save-default-airline-markup.ts';
import { saveRule } from './rule-calls.ts';

export const saveDefaultAirlineMarkupHandler = handle(saveDefaultAirlineMarkup, async (actor, request) =>
  saveRule(actor, saveDefaultAirlineMarkup, 'defaults', request),
);
