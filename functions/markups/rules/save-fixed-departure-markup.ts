import { handle } from '#functions/http/handle.ts';
import { saveFixedDepartureMarkup } from '#shared/markups/rules/save-fixed-departure-markup.ts';
import { saveRule } from './rule-calls.ts';

export const saveFixedDepartureMarkupHandler = handle(saveFixedDepartureMarkup, async (actor, request) =>
  saveRule(actor, saveFixedDepartureMarkup, 'departures', request),
);
