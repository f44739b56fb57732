import { draftRulesWrite } from '#functions/bookings/writes.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { askFareRules } from '#shared/flights/ask-fare-rules.ts';
import { splitPair } from '#shared/flights/pair-offers.ts';
import { rulesOfParts } from './ask-parts.ts';
import { flightOfOrder } from './flight-of-order.ts';

/** What is known already is answered; a supplier is asked only for what is missing, and only before payment. */
export const askFareRulesHandler = handle(askFareRules, async (actor, { orderId }) => {
  const read = await flightOfOrder(actor, orderId);
  if (!read.ok) return read;
  const { order, flight, isDraft } = read.value;
  if (!flight.areRulesMissing || !isDraft) return ok({ fareRules: flight.fareRules });
  const rules = await rulesOfParts(actor, splitPair(flight.offer));
  if (!rules.ok) return fail(rules.code === 'SUPPLIER_TIMEOUT' ? rules.code : 'SUPPLIER_FAILED');
  // Who lost the race to another tab, or to the payment, has read them all the same.
  await commit(actor, [draftRulesWrite(actor, order.subject, rules.value)]);
  return ok({ fareRules: rules.value });
});
