import { getTourOptions } from '#shared/destination/activities/get-tour-options.ts';
import { changeTourOptionTicketRatePriority } from '#shared/destination/rates/change-tour-option-ticket-rate-priority.ts';
import { changeTourOptionTransferRatePriority } from '#shared/destination/rates/change-tour-option-transfer-rate-priority.ts';
import { deleteTourOptionTicketRates } from '#shared/destination/rates/delete-tour-option-ticket-rates.ts';
import { deleteTourOptionTransferRates } from '#shared/destination/rates/delete-tour-option-transfer-rates.ts';
import { getTourOptionPriceForQuotationBuilder } from '#shared/destination/rates/get-tour-option-price-for-quotation-builder.ts';
import { getRateCalendar } from '#shared/destination/rates/get-rate-calendar.ts';
import { getTourOptionTicketRates } from '#shared/destination/rates/get-tour-option-ticket-rates.ts';
import { getTourOptionTransferRates } from '#shared/destination/rates/get-tour-option-transfer-rates.ts';

/** The calls of each kind of rates: one editor for both. */
export const rateCalls = {
  ticket: { remove: deleteTourOptionTicketRates, reorder: changeTourOptionTicketRatePriority },
  transfer: { remove: deleteTourOptionTransferRates, reorder: changeTourOptionTransferRatePriority },
} as const;

/** What shows rates, or what they come to: stale after any change of them. */
export const showingRates = [
  getTourOptions,
  getTourOptionTicketRates,
  getTourOptionTransferRates,
  getRateCalendar,
  getTourOptionPriceForQuotationBuilder,
] as const;
