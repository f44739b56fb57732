import { handle } from '#functions/http/handle.ts';
import { deleteTourOptionTicketRates } from '#shared/destination/delete-tour-option-ticket-rates.ts';
import { deleteRate } from './rates/save-rate.ts';

export const deleteTourOptionTicketRatesHandler = handle(deleteTourOptionTicketRates, async (actor, { id }) =>
  deleteRate(actor, 'ticket', id),
);
