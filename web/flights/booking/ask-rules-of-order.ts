import { askFareRules } from '#shared/flights/ask-fare-rules.ts';
import { getFlightDetails } from '#shared/flights/get-flight-details.ts';
import { callApi } from '#web/api/client.ts';
import { queryClient } from '#web/app/query-client.ts';

/** Asks for the rules that an order came without which awaits its payment; its pages have them then. False: not had. */
export async function askRulesOfOrder(orderId: string): Promise<boolean> {
  const answer = await callApi(askFareRules, { orderId }, { quiet: true });
  if (answer.ok) await queryClient.invalidateQueries({ queryKey: [getFlightDetails.name, { orderId }] });
  return answer.ok;
}
