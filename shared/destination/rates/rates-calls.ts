import type { Call } from '../../contract.ts';
import { changeTourOptionTicketRatePriority } from './change-tour-option-ticket-rate-priority.ts';
import { changeTourOptionTransferRatePriority } from './change-tour-option-transfer-rate-priority.ts';
import { copyTourOptionRateSeason } from './copy-tour-option-rate-season.ts';
import { deleteTourOptionTicketRates } from './delete-tour-option-ticket-rates.ts';
import { deleteTourOptionTransferRates } from './delete-tour-option-transfer-rates.ts';
import { getTourOptionPriceForQuotationBuilder } from './get-tour-option-price-for-quotation-builder.ts';
import { getRateCalendar } from './get-rate-calendar.ts';
import { getTourOptionTicketRates } from './get-tour-option-ticket-rates.ts';
import { getTourOptionTransferRates } from './get-tour-option-transfer-rates.ts';
import { saveActivityTicketRates } from './save-activity-ticket-rates.ts';
import { saveTourOptionTransferRates } from './save-tour-option-transfer-rates.ts';

/** Ticket and transfer rates, and what they come to. */
export const ratesCalls = [
  saveActivityTicketRates,
  getTourOptionTicketRates,
  deleteTourOptionTicketRates,
  changeTourOptionTicketRatePriority,
  saveTourOptionTransferRates,
  getTourOptionTransferRates,
  deleteTourOptionTransferRates,
  changeTourOptionTransferRatePriority,
  getTourOptionPriceForQuotationBuilder,
  getRateCalendar,
  copyTourOptionRateSeason,
] as const satisfies readonly Call[];
