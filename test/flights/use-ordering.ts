import { beforeEach } from 'vitest';
import type { WireRequestOf } from '#shared/contract.ts';
import { fareQuote } from '#shared/flights/fare-quote.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { setFlightDetails } from '#shared/flights/set-flight-details.ts';
import { validateBooking } from '#shared/flights/validate-booking.ts';
import { randomId } from '#shared/ids.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { useDeskSupplier } from './desk-supplier.ts';
import { netOffer } from './net-offer.ts';

export const site = 'sarathi' as const;
export type Passengers = WireRequestOf<typeof validateBooking>['passengers'];
const passport = {
  nationality: 'IN',
  passportNo: 'z1234567',
  passportExpiry: '2031-01-01',
  passportIssueCountryCode: 'IN',
};
export const passengers = (): Passengers => [
  {
    title: 'Ms',
    firstName: 'Ashá',
    lastName: 'Menon',
    paxType: 1,
    gender: 2,
    dateOfBirth: '1990-05-01',
    email: 'asha@example.com',
    phoneCode: '+91',
    mobileNo: '98100 12345',
    ...passport,
  },
  {
    title: 'Mr',
    firstName: 'Ravi',
    lastName: 'Menon',
    paxType: 1,
    gender: 1,
    dateOfBirth: '1988-01-09',
    ...passport,
    passportNo: 'Z7654321',
  },
];
export const baggage = [{ code: 'XB5', flightNumber: '804', origin: 'DEL', destination: 'BOM' }];

/** Search, quote and order at a supplier whose answers the test decides: two adults from Delhi to Mumbai. */
export function useOrdering() {
  const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
  const desk = useDeskSupplier();
  beforeEach(() => {
    Object.assign(desk, {
      offers: [netOffer({ requires: { passport: true, pan: false, dateOfBirth: true } })],
      fails: {},
      quoted: undefined,
      validFor: 30 * 60_000,
    });
  });

  async function search(as?: TestUser) {
    const searchId = randomId();
    const body = {
      searchId,
      source: 'sandbox-gds',
      JourneyType: 1 as const,
      segments: [{ origin: 'DEL', destination: 'BOM', preferredDepartureTime: '2027-03-12' }],
      adultCount: 2,
      childCount: 0,
      infantCount: 0,
    };
    await callHttp({ site, call: searchFlights, body, as });
    return { searchId, traceId: `${searchId}.sandbox-gds`, resultIndex: desk.offers[0]!.resultIndex };
  }
  async function quote(as?: TestUser) {
    const { searchId, ...choice } = await search(as);
    const { result } = await callHttp({ site, call: fareQuote, body: choice, as });
    return { searchId, quoteId: result!.quoteId, fare: result!.fareDetailResult };
  }
  const order = (
    as: TestUser,
    { searchId, quoteId }: { searchId: string; quoteId: string },
    totalPayable: number,
    more: object = {},
    headers = {},
  ) =>
    callHttp({
      site,
      call: setFlightDetails,
      as,
      headers,
      body: { searchId, quoteId, passengers: passengers(), currency: 'INR', totalPayable, ...more },
    });

  return { world, desk, search, quote, order };
}
