import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import type { WireRequestOf } from '#shared/contract.ts';
import { fareQuote } from '#shared/flights/fare-quote.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { setFlightDetails } from '#shared/flights/set-flight-details.ts';
import { randomId } from '#shared/ids.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { callsOf, daysAhead } from './walk/walker-world.ts';

type Passengers = WireRequestOf<typeof setFlightDetails>['passengers'];

/** A ticketed booking one way of the agent who is signed in on a page, in so many days, paid from the wallet. */
export async function sellFlight(page: Page, passengers: Passengers, days: number): Promise<string> {
  const { orderId, bookingId } = await orderFlight(page, passengers, { days });
  await callsOf(page)(payFromWallet, { orderId });
  await isTicketed(page, orderId);
  return bookingId;
}

/** Until an order that is paid has its tickets. */
export async function isTicketed(page: Page, orderId: string): Promise<void> {
  const ask = callsOf(page);
  await vi.waitFor(async () => expect(await ask(getOrder, { orderId })).toMatchObject({ isBookingInProcess: false }), {
    timeout: 30_000,
    interval: 200,
  });
}

/** The order of a flight one way, in so many days, of a supplier, that whoever is signed in on a page has not paid yet. */
export async function orderFlight(
  page: Page,
  passengers: Passengers,
  { days, source = 'sandbox-gds' }: { days: number; source?: string },
) {
  const ask = callsOf(page);
  const [origin, destination, departure] = ['COK', 'DXB', daysAhead(days)];
  const searchId = randomId();
  const [adt, chd] = [1, 2].map((type) => passengers.filter(({ paxType }) => paxType === type).length);
  const { traceId, offers } = await ask(searchFlights, {
    ...{ searchId, source, JourneyType: 1 },
    segments: [{ origin, destination, preferredDepartureTime: departure }],
    ...{ adultCount: adt!, childCount: chd!, infantCount: 0 },
  });
  // Flights that go wrong on purpose have numbers from 9090 on.
  const offer = offers.find(({ segments }) => !segments.some(({ flightNumber }) => /^909/.test(flightNumber)))!;
  const { quoteId, fareDetailResult } = await ask(fareQuote, { traceId, resultIndex: offer.resultIndex });
  const { currency, totalPayable } = fareDetailResult;
  const query = { origin, destination, departure, adt: String(adt), chd: String(chd), inf: '0' };
  const search = new URLSearchParams(query).toString();
  return ask(setFlightDetails, { searchId, quoteId, passengers, currency, totalPayable, search });
}
