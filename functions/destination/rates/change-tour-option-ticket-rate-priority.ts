import { handle } from '#functions/http/handle.ts';
import { changeTourOptionTicketRatePriority } from '#shared/destination/rates/change-tour-option-ticket-rate-priority.ts';
import { reorderRates } from './reorder-rates.ts';

export const changeTourOptionTicketRatePriorityHandler = handle(
  changeTourOptionTicketRatePriority,
  async (actor, request) => reorderRates(actor, 'ticket', request),
);
