import { handle } from '#functions/http/handle.ts';
import { changeTourOptionTransferRatePriority } from '#shared/destination/change-tour-option-transfer-rate-priority.ts';
import { reorderRates } from './rates/reorder-rates.ts';

export const changeTourOptionTransferRatePriorityHandler = handle(
  changeTourOptionTransferRatePriority,
  async (actor, request) => reorderRates(actor, 'transfer', request),
);
