import { expect } from 'vitest';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { fareQuote } from '#shared/flights/fare-quote.ts';
import { searchFlights } from '#shared/flights/search-flights.ts';
import { setFlightDetails } from '#shared/flights/set-flight-details.ts';
import { randomId } from '#shared/ids.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestSiteName } from '#test/harness/test-sites.ts';
import type { TestUser } from '#test/harness/test-user.ts';

/** Who travels, as the form sends it; everybody has one name but the last, which may be a supplier's trigger. */
const asha = {
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
}

/**
 * Delhi to Mumbai for one: search, quote, order and payment from the wallet by the site's own calls, and led on as far as
 * it goes. Answers the order's id; rejects with what the form refuses.
 */
export async function buyFlight({
  site,
  as,
  source,
  lastName,
  day = '2027-03-12',
  fits = () => true,
}: Wanted): Promise<string> {
  const searchId = randomId();
  const found = await callHttp({
    site,
    as,
    call: searchFlights,
    body: {
      searchId,
      source,
      JourneyType: 1,
      segments: [{ origin: 'DEL', destination: 'BOM', preferredDepartureTime: day }],
      adultCount: 1,
      childCount: 0,
      infantCount: 0,
    },
  });
  const { traceId, offers } = found.result!;
  const { resultIndex } = offers.find((offer) => fits(offer))!;
  const quoted = await callHttp({ site, as, call: fareQuote, body: { traceId, resultIndex } });
  const { quoteId, currency, fareDetailResult } = quoted.result!;
  const { totalPayable } = fareDetailResult;
  const passengers = [{ ...asha, lastName }];
  const ordered = await callHttp({
    site,
    as,
    call: setFlightDetails,
    body: { searchId, quoteId, currency, totalPayable, passengers },
  });
  if (!ordered.result) throw new Error(JSON.stringify(ordered));
  const { orderId } = ordered.result;
  expect(await callHttp({ site, as, call: payFromWallet, body: { orderId } })).toMatchObject({ status: 200 });
  await runBooking(site, orderId);
  return orderId;
}
