import { expect } from 'vitest';
import { runBooking } from '#functions/workers/booking-worker.ts';
import type { WireRequestOf } from '#shared/contract.ts';
import { fareQuote } from '#shared/flights/fare-quote.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { setFlightDetails } from '#shared/flights/set-flight-details.ts';
import { randomId } from '#shared/ids.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { type CallAnswer, callHttp } from '#test/harness/call-http.ts';
import type { TestSiteName } from '#test/harness/test-sites.ts';
import type { TestUser } from '#test/harness/test-user.ts';

/** Who travels, as the form sends it; everybody has one name but the last, which may be a supplier's trigger. */
export const asha = {
  title: 'Ms' as const,
  firstName: 'Asha',
  paxType: 1 as const,
  gender: 2 as const,
  dateOfBirth: '1990-05-01',
  nationality: 'IN',
  email: 'asha@example.com',
  phoneCode: '+91',
  mobileNo: '9810012345',
};

/** A search for Delhi to Mumbai for one. `day`: of departure, `YYYY-MM-DD`. */
export const searchForOne = (source: string, day = '2027-03-12') => ({
  searchId: randomId(),
  source,
  JourneyType: 1 as const,
  segments: [{ origin: 'DEL', destination: 'BOM', preferredDepartureTime: day }],
  adultCount: 1,
  childCount: 0,
  infantCount: 0,
});

interface Wanted {
  site: TestSiteName;
  as: TestUser;
  /** Of the site's sources, the one that is asked. */
  source: string;
  lastName: string;
  /** Of departure, `YYYY-MM-DD`. */
  day?: string;
  /** Which offer of the search; left out, the first. */
  fits?(offer: { isLCC: boolean }): boolean;
  /** The number of the customer that staff book for. */
  customerId?: number;
  /** Who travel; left out, one adult of `lastName`. */
  travellers?: readonly SentPassenger[];
}

type SentPassenger = WireRequestOf<typeof setFlightDetails>['passengers'][number];

/**
 * Delhi to Mumbai for one: search, quote and order by the site's own calls, not paid yet. Rejects with what the form
 * refuses.
 */
export async function orderFlight({
  site,
  as,
  source,
  lastName,
  day,
  fits = () => true,
  customerId,
  travellers = [{ ...asha, lastName }],
}: Wanted): Promise<NonNullable<CallAnswer<typeof setFlightDetails>['result']>> {
  const forWhom = customerId === undefined ? {} : { customerId };
  const count = (type: number) => travellers.filter(({ paxType }) => paxType === type).length;
  const search = {
    ...searchForOne(source, day),
    ...{ adultCount: count(1), childCount: count(2), infantCount: count(3) },
    ...forWhom,
  };
  const { searchId } = search;
  const found = await callHttp({ site, as, call: searchFlights, body: search });
  const { traceId, offers } = found.result!;
  const { resultIndex } = offers.find((offer) => fits(offer))!;
  const quoted = await callHttp({ site, as, call: fareQuote, body: { traceId, resultIndex, ...forWhom } });
  const { quoteId, currency, fareDetailResult } = quoted.result!;
  const { totalPayable } = fareDetailResult;
  const ordered = await callHttp({
    site,
    as,
    call: setFlightDetails,
    body: { searchId, quoteId, currency, totalPayable, passengers: [...travellers], ...forWhom },
  });
  if (!ordered.result) throw new Error(JSON.stringify(ordered));
  return ordered.result;
}

/** The same, paid from the wallet and led on as far as it goes. Answers the order's id. */
export async function buyFlight(wanted: Wanted): Promise<string> {
  const { orderId } = await orderFlight(wanted);
  const { site, as } = wanted;
  expect(await callHttp({ site, as, call: payFromWallet, body: { orderId } })).toMatchObject({ status: 200 });
  await runBooking(site, orderId);
  return orderId;
}
