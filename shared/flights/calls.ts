import type { Call } from '../contract.ts';
import { acceptAirlineChange } from './accept-airline-change.ts';
import { askFareRules } from './ask-fare-rules.ts';
import { confirmHold } from './holds/confirm-hold.ts';
import { holdFlight } from './holds/hold-flight.ts';
import { releaseFlight } from './holds/release-flight.ts';
import { duffelWebhook } from './duffel-webhook.ts';
import { fareQuote } from './fare-quote.ts';
import { getFareRules } from './get-fare-rules.ts';
import { getFlightDetails } from './get-flight-details.ts';
import { getFlightSuppliers } from './search/get-flight-suppliers.ts';
import { getCalendarFare } from './search/get-calendar-fare.ts';
import { getFlightSettings } from './settings/get-flight-settings.ts';
import { getFlightPrice } from './search/get-flight-price.ts';
import { getPassengerDocuments } from './get-passenger-documents.ts';
import { getPassengerViewOptions } from './get-passenger-view-options.ts';
import { getSources } from './search/get-sources.ts';
import { getSsr } from './get-ssr.ts';
import { saveFlightSettings } from './settings/save-flight-settings.ts';
import { searchFlights } from './search/search-flights.ts';
import { setFlightDetails } from './set-flight-details.ts';
import { tryFlightSupplier } from './search/try-flight-supplier.ts';
import { validateBooking } from './validate-booking.ts';

/** Calls by room: a function that answers several loads the first at its start, each other when it is first asked. */
export const flightsRooms = {
  /** The chosen flights and who travels, while the order is filled in. */
  travellers: [getFlightDetails, getPassengerDocuments, getPassengerViewOptions],
  /** From there to the order. */
  sale: [validateBooking, setFlightDetails],
  /** Seats without payment. */
  holds: [holdFlight, confirmHold, releaseFlight],
  /** The search alone: a storm of searches fills its function and starves nobody else. */
  search: [searchFlights],
  /** What is asked of a found offer, and prices by day. */
  offers: [getSources, getFareRules, askFareRules, fareQuote, getSsr, getFlightPrice, getCalendarFare],
  /** The suppliers themselves, and what holds for what they sell. */
  suppliers: [
    getFlightSuppliers,
    tryFlightSupplier,
    getFlightSettings,
    saveFlightSettings,
    acceptAirlineChange,
    duffelWebhook,
  ],
} satisfies Record<string, readonly Call[]>;

export const flightsCalls = Object.values(flightsRooms).flat();
