import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { fareQuote } from '#shared/flights/fare-quote.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { setFlightDetails } from '#shared/flights/set-flight-details.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { EXAMPLE_SITE } from './curl-of.ts';
import { TRIAL_LINES, trialPassenger } from './trial-lines.ts';

const lines = (text: string, indent: string): string => text.replaceAll('\n', `\n${indent}`);
/** As a source writes an object: names bare, texts in single quotes. */
const written = (value: object, indent: string): string =>
  lines(
    JSON.stringify(value, null, 2)
      .replaceAll(/"(\w+)":/g, '$1:')
      .replaceAll('"', "'"),
    indent,
  );

/** How the types of a client are made. */
export const typesCommand = `npm install openapi-fetch
npx openapi-typescript ${EXAMPLE_SITE}/app/developers/programs.json --output portolan.ts`;

/** The whole sale in TypeScript, beside the types in `portolan.ts`; a test compiles and runs it as it is printed. */
export const typedSale = `import createClient from 'openapi-fetch';
import type { components, paths } from './portolan';

const SITE = '${TRIAL_LINES.SITE}';
const KEY = '${TRIAL_LINES.KEY}';
const DAY = '${TRIAL_LINES.DAY}';

const { POST } = createClient<paths>({ baseUrl: SITE, headers: { 'auth-token': KEY } });

function resultOf<T>({ data, error }: { data?: { result: T }; error?: components['schemas']['Failure'] }): T {
  if (data) return data.result;
  throw new Error(error ? \`\${error.errorCode}: \${error.message}\` : 'No answer.');
}

// 1. Search one source. The id is yours, new for each search.
const searchId = String(Date.now()).padStart(26, '0');
const { traceId, offers } = resultOf(
  await POST('${searchFlights.path}', {
    body: {
      searchId,
      source: 'sandbox-gds',
      JourneyType: 1,
      segments: [{ origin: 'DEL', destination: 'BOM', preferredDepartureTime: DAY }],
      adultCount: 1,
      childCount: 0,
      infantCount: 0,
    },
  }),
);
const [offer] = offers;
if (!offer) throw new Error('Nothing is sold on that day.');

// 2. Confirm its price.
const { quoteId, fareDetailResult } = resultOf(
  await POST('${fareQuote.path}', { body: { traceId, resultIndex: offer.resultIndex } }),
);
const { currency, totalPayable } = fareDetailResult;

// 3. Order it, and pay from the wallet.
const passenger: components['schemas']['Passenger'] = ${written(trialPassenger, '')};
const { orderId, bookingId } = resultOf(
  await POST('${setFlightDetails.path}', { body: { searchId, quoteId, currency, totalPayable, passengers: [passenger] } }),
);
resultOf(await POST('${payFromWallet.path}', { body: { orderId } }));

// 4. Ask until it is ticketed, and read the ticket.
for (let tries = 0; tries < 15; tries++) {
  const order = resultOf(await POST('${getOrder.path}', { body: { orderId } }));
  if (!order.isBookingInProcess) break;
  await new Promise((wake) => setTimeout(wake, 2000));
}
const { booking } = resultOf(await POST('${getBookingDetails.path}', { body: { bookingId } }));
console.log(booking.pnr, booking.status);
`;
