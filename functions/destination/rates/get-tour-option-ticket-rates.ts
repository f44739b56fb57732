import { handle } from '#functions/http/handle.ts';
import { getTourOptionTicketRates } from '#shared/destination/rates/get-tour-option-ticket-rates.ts';
import { listRates } from './list-rates.ts';

export const getTourOptionTicketRatesHandler = handle(getTourOptionTicketRates, async (actor, { tourOptionId }) =>
  listRates(actor, 'ticket', tourOptionId),
);
