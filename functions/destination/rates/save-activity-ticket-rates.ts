import { handle } from '#functions/http/handle.ts';
import { saveActivityTicketRates } from '#shared/destination/rates/save-activity-ticket-rates.ts';
import { saveRate } from './save-rate.ts';

export const saveActivityTicketRatesHandler = handle(saveActivityTicketRates, async (actor, request) => {
  const { id, version, currency: _, ...rate } = request;
  return saveRate(actor, 'ticket', { id, version }, rate);
});
