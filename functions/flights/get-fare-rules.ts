import { handle } from '#functions/http/handle.ts';
import { fail, ok } from '#shared/errors.ts';
import { getFareRules } from '#shared/flights/get-fare-rules.ts';
import { rulesOfParts } from './ask-parts.ts';
import { chosenOffer } from './chosen-offer.ts';
import { asFareFailure } from './supplier-failure.ts';

export const getFareRulesHandler = handle(getFareRules, async (actor, choice) => {
  const chosen = await chosenOffer(actor, choice);
  if (!chosen.ok) return chosen;
  const rules = await rulesOfParts(actor, chosen.value.parts);
  if (rules.ok) return ok({ fareRules: rules.value });
  const { code } = asFareFailure(rules);
  return fail(code === 'SUPPLIER_TIMEOUT' || code === 'FARE_EXPIRED' ? code : 'SUPPLIER_FAILED');
});
