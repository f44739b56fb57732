import { handle } from '#functions/http/handle.ts';
import { changeTourOptionTransferRatePriority } from '#shared/destination/rates/change-tour-option-transfer-rate-priority.ts';
import { reorderRates } from './reorder-rates.ts';

export const changeTourOptionTransferRatePriorityHandler = handle(
  changeTourOptionTransferRatePriority,
  async (actor, request) => reorderRates(actor, 'transfer', request),
);
