import { handle } from '#functions/http/handle.ts';
import { deleteTourOptionTicketRates } from '#shared/destination/rates/delete-tour-option-ticket-rates.ts';
import { deleteRate } from './save-rate.ts';

export const deleteTourOptionTicketRatesHandler = handle(deleteTourOptionTicketRates, async (actor, { id, isAsked }) =>
  deleteRate(actor, 'ticket', id, isAsked),
);
