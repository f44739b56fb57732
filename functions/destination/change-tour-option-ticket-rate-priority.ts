import { handle } from '#functions/http/handle.ts';
import { changeTourOptionTicketRatePriority } from '#shared/destination/change-tour-option-ticket-rate-priority.ts';
import { reorderRates } from './rates/reorder-rates.ts';

export const changeTourOptionTicketRatePriorityHandler = handle(
  changeTourOptionTicketRatePriority,
  async (actor, request) => reorderRates(actor, 'ticket', request),
);
