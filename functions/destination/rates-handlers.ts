import { changeTourOptionTicketRatePriorityHandler } from './change-tour-option-ticket-rate-priority.ts';
import { changeTourOptionTransferRatePriorityHandler } from './change-tour-option-transfer-rate-priority.ts';
import { copyTourOptionRateSeasonHandler } from './copy-tour-option-rate-season.ts';
import { deleteTourOptionTicketRatesHandler } from './delete-tour-option-ticket-rates.ts';
import { deleteTourOptionTransferRatesHandler } from './delete-tour-option-transfer-rates.ts';
import { getTourOptionPriceForQuotationBuilderHandler } from './get-tour-option-price-for-quotation-builder.ts';
import { getRateCalendarHandler } from './get-rate-calendar.ts';
import { getTourOptionTicketRatesHandler } from './get-tour-option-ticket-rates.ts';
import { getTourOptionTransferRatesHandler } from './get-tour-option-transfer-rates.ts';
import { saveActivityTicketRatesHandler } from './save-activity-ticket-rates.ts';
import { saveTourOptionTransferRatesHandler } from './save-tour-option-transfer-rates.ts';

/** Ticket and transfer rates, and what they come to. */
export const ratesHandlers = [
  saveActivityTicketRatesHandler,
  getTourOptionTicketRatesHandler,
  deleteTourOptionTicketRatesHandler,
  changeTourOptionTicketRatePriorityHandler,
  saveTourOptionTransferRatesHandler,
  getTourOptionTransferRatesHandler,
  deleteTourOptionTransferRatesHandler,
  changeTourOptionTransferRatePriorityHandler,
  getTourOptionPriceForQuotationBuilderHandler,
  getRateCalendarHandler,
  copyTourOptionRateSeasonHandler,
] as const;
