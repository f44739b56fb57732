import { handle } from '#functions/http/handle.ts';
import { getFixedDepartureMarkup } from '#shared/markups/rules/get-fixed-departure-markup.ts';
import { listRules } from './rule-calls.ts';

export const getFixedDepartureMarkupHandler = handle(getFixedDepartureMarkup, async (actor) =>
  listRules(actor, getFixedDepartureMarkup, 'departures'),
);
