import type { Page } from 'playwright-core';
import { fareQuote } from '#shared/flights/fare-quote.ts';
import type { Passenger } from '#shared/flights/passenger.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { setFlightDetails } from '#shared/flights/set-flight-details.ts';
import { randomId } from '#shared/ids.ts';
import { reviewPath } from '#web/app/paths.ts';
import { onlyAsked } from '#web/flights/journey/passenger-fields.ts';
import { callsOf, daysAhead, traveller } from './walk/walker-world.ts';

export interface WantedOrder {
  origin: string;
  destination: string;
  /** From today. */
  days: number;
  /** The site's supplier; one that holds and tickets, or a low-cost one, which does both at once. */
  source?: string;
  /** One that can be held without payment. */
  isHeld?: boolean;
  /** Of the one adult who travels, what is not `traveller`'s. */
  passenger: Partial<Passenger>;
}

/**
 * An order for one adult on a day's first flight that nothing is wrong with, made by calls as whoever sits at the page:
 * for journeys that begin where it is paid.
 */
export async function makeOrder(
  page: Page,
  { origin, destination, days, source = 'sandbox-gds', isHeld = false, passenger }: WantedOrder,
): Promise<{ orderId: string; bookingId: string }> {
  const ask = callsOf(page);
  const searchId = randomId();
  const { traceId, offers } = await ask(searchFlights, {
    searchId,
    source,
    JourneyType: 1,
    segments: [{ origin, destination, preferredDepartureTime: daysAhead(days) }],
    adultCount: 1,
    childCount: 0,
    infantCount: 0,
  });
  // Flights that go wrong on purpose have numbers from 9090 on.
  const offer = offers.find(
    ({ segments, isLCC }) => !(isHeld && isLCC) && !segments.some(({ flightNumber }) => /^909/.test(flightNumber)),
  )!;
  const { quoteId, fareDetailResult, requires } = await ask(fareQuote, { traceId, resultIndex: offer.resultIndex });
  const { currency, totalPayable } = fareDetailResult;
  const full = { ...traveller, passportIssueDate: '', pan: '', baggage: [], meals: [], ...passenger };
  const passengers = [onlyAsked(full, requires) as Passenger];
  return ask(setFlightDetails, { searchId, quoteId, passengers, currency, totalPayable });
}

/** The same, with the page at its review. */
export async function atReviewOf(page: Page, wanted: WantedOrder): Promise<string> {
  const { orderId } = await makeOrder(page, wanted);
  await page.goto(new URL(`/app${reviewPath(orderId)}`, page.url()).href);
  await page.getByRole('checkbox', { name: /accept the fare rules/ }).waitFor();
  return orderId;
}
