import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { bookingSlug } from '#shared/bookings/model.ts';
import type { Call, Envelope, WireRequestOf } from '#shared/contract.ts';
import { fareQuote } from '#shared/flights/fare-quote.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { setFlightDetails } from '#shared/flights/set-flight-details.ts';
import { randomId } from '#shared/ids.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { getUserBySessionId } from '#shared/users/session/get-user-by-session-id.ts';
import type * as z from 'zod/mini';

/** What the walked routes show: made by an agent of the site, by calls alone. */
export interface WalkerWorld {
  searchId: string;
  /** The search as a results page's query. */
  search: string;
  /** An offer of it, as a passenger page's query. */
  choice: string;
  /** An order that waits for its payment. */
  unpaid: string;
  /** The outbound of a return sold as two one-way fares: paid for and ticketed, its return not booked yet. */
  outbound: string;
  bookingId: string;
  /** The ticket's part of an e-ticket's address. */
  slug: string;
  /** The agent, as staff find them among the customers. */
  customer: string;
}

export const daysAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
export const traveller = {
  title: 'Ms',
  firstName: 'Route',
  lastName: 'Walker',
  paxType: 1,
  gender: 2,
  dateOfBirth: '1988-04-12',
  nationality: 'IN',
  passportNo: 'N1234567',
  passportExpiry: '2034-05-01',
  passportIssueCountryCode: 'IN',
  email: 'walker@example.com',
  phoneCode: '+91',
  mobileNo: '9847012345',
  addressLine1: '12 Harbour Road',
  city: 'Kochi',
  countryCode: 'IN',
} as const;

/** Makes calls as whoever is signed in on a page; each must succeed. */
export const callsOf =
  (page: Page) =>
  async <C extends Call>(call: C, body: WireRequestOf<C>) => {
    const answer = (await page.evaluate(
      async ([path, text]) =>
        (await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text })).json(),
      [call.path, JSON.stringify(body)] as const,
    )) as Envelope<z.input<C['response']>>;
    expect(answer, call.name).toMatchObject({ success: true });
    return answer.result!;
  };

/**
 * Makes it from a page that an agent is signed in on, flying in so many days: on a site that journeys share, one's own,
 * since nobody is sold a seat on one flight twice without being asked.
 */
export async function makeWalkerWorld(page: Page, days = 50): Promise<WalkerWorld> {
  const ask = callsOf(page);
  const [origin, destination, departure] = ['COK', 'DXB', daysAhead(days)];
  const searchId = randomId();
  const search = new URLSearchParams({ origin, destination, departure, adt: '1', chd: '0', inf: '0' }).toString();
  const { traceId, offers } = await ask(searchFlights, {
    searchId,
    source: 'sandbox-gds',
    JourneyType: 1,
    segments: [{ origin, destination, preferredDepartureTime: departure }],
    adultCount: 1,
    childCount: 0,
    infantCount: 0,
  });
  // Flights that go wrong on purpose have numbers from 9090 on.
  const [first, ...others] = offers.filter(
    ({ segments }) => !segments.some(({ flightNumber }) => /^909/.test(flightNumber)),
  );
  // Another flight, not the same at another fare: which of them a day has first, nobody knows.
  const flown = new Set(first!.segments.map(({ flightNumber }) => flightNumber));
  const second = others.find(({ segments }) => !segments.some(({ flightNumber }) => flown.has(flightNumber)));
  const order = async (offer: typeof first, more: Partial<WireRequestOf<typeof setFlightDetails>>) => {
    const { quoteId, fareDetailResult } = await ask(fareQuote, { traceId, resultIndex: offer!.resultIndex });
    const { currency, totalPayable } = fareDetailResult;
    return ask(setFlightDetails, {
      searchId,
      quoteId,
      passengers: [traveller],
      currency,
      totalPayable,
      search,
      ...more,
    });
  };
  const sold = await order(first, { leg: 'outbound', next: { traceId, resultIndex: second!.resultIndex } });
  await ask(payFromWallet, { orderId: sold.orderId });
  const { orderId: unpaid } = await order(second, {});
  const pnr = await vi.waitFor(
    async () => {
      const standing = await ask(getOrder, { orderId: sold.orderId });
      expect(standing.isBookingInProcess).toBe(false);
      return standing.pnr;
    },
    { timeout: 30_000, interval: 200 },
  );
  return {
    searchId,
    search,
    choice: new URLSearchParams({ traceId, resultIndex: second!.resultIndex }).toString(),
    unpaid,
    outbound: sold.orderId,
    bookingId: sold.bookingId,
    slug: bookingSlug(sold.bookingId, pnr),
    customer: (await ask(getUserBySessionId, {})).id,
  };
}
