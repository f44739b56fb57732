import { serve } from '#functions/http/serve.ts';
import { acceptAirlineChangeHandler } from './accept-airline-change.ts';
import { askFareRulesHandler } from './ask-fare-rules.ts';
import { duffelWebhookHandler } from './duffel-webhook.ts';
import { fareQuoteHandler } from './fare-quote.ts';
import { getFareRulesHandler } from './get-fare-rules.ts';
import { getFlightDetailsHandler } from './get-flight-details.ts';
import { getFlightPriceHandler } from './get-flight-price.ts';
import { getFlightSuppliersHandler } from './get-flight-suppliers.ts';
import { getPassengerDocumentsHandler } from './get-passenger-documents.ts';
import { getPassengerViewOptionsHandler } from './get-passenger-view-options.ts';
import { getSourcesHandler } from './get-sources.ts';
import { getSsrHandler } from './get-ssr.ts';
import { searchFlightsHandler } from './search-flights.ts';
import { setFlightDetailsHandler } from './set-flight-details.ts';
import { tryFlightSupplierHandler } from './try-flight-supplier.ts';
import { validateBookingHandler } from './validate-booking.ts';

export const flightsHandlers = [
  searchFlightsHandler,
  getSourcesHandler,
  getFlightSuppliersHandler,
  duffelWebhookHandler,
  tryFlightSupplierHandler,
  acceptAirlineChangeHandler,
  getFareRulesHandler,
  askFareRulesHandler,
  fareQuoteHandler,
  getSsrHandler,
  validateBookingHandler,
  setFlightDetailsHandler,
  getFlightDetailsHandler,
  getPassengerDocumentsHandler,
  getPassengerViewOptionsHandler,
  getFlightPriceHandler,
];
export const handler = serve(flightsHandlers);
