import { acceptAirlineChange } from './accept-airline-change.ts';
import { askFareRules } from './ask-fare-rules.ts';
import { duffelWebhook } from './duffel-webhook.ts';
import { fareQuote } from './fare-quote.ts';
import { getFareRules } from './get-fare-rules.ts';
import { getFlightDetails } from './get-flight-details.ts';
import { getFlightSuppliers } from './search/get-flight-suppliers.ts';
import { getFlightPrice } from './search/get-flight-price.ts';
import { getPassengerDocuments } from './get-passenger-documents.ts';
import { getPassengerViewOptions } from './get-passenger-view-options.ts';
import { getSources } from './search/get-sources.ts';
import { getSsr } from './get-ssr.ts';
import { searchFlights } from './search/search-flights.ts';
import { setFlightDetails } from './set-flight-details.ts';
import { tryFlightSupplier } from './search/try-flight-supplier.ts';
import { validateBooking } from './validate-booking.ts';

export const flightsCalls = [
  searchFlights,
  getSources,
  getFlightSuppliers,
  duffelWebhook,
  tryFlightSupplier,
  acceptAirlineChange,
  getFareRules,
  askFareRules,
  fareQuote,
  getSsr,
  validateBooking,
  setFlightDetails,
  getFlightDetails,
  getPassengerDocuments,
  getPassengerViewOptions,
  getFlightPrice,
];
