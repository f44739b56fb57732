import { flightTriggers, nameTriggers, searchTriggers } from '#functions/suppliers/sandbox/triggers.ts';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { fareQuote } from '#shared/flights/fare-quote.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { setFlightDetails } from '#shared/flights/set-flight-details.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { codeBlock, escape, prose, table } from './html.ts';
import { TRIAL_LINES, trialPassenger } from './trial-lines.ts';
import { typedSale, typesCommand } from './typed-sale.ts';

/** Within a shell's double quotes. */
const quoted = (value: unknown): string => JSON.stringify(value).replaceAll('"', String.raw`\"`);

/** From the search to the ticket, for a shell with `curl` and `jq`; a test runs it as it is printed. */
export const wholeSale = `SITE='${TRIAL_LINES.SITE}'
KEY='${TRIAL_LINES.KEY}'
DAY='${TRIAL_LINES.DAY}'

ask() {
  curl --silent "$SITE$1" --header "auth-token: $KEY" --header 'content-type: application/json' --data "$2"
}

# 1. Search one source. The id is yours: 26 digits and capitals without I, L, O and U, new for each search.
SEARCH=$(printf '%026d' "$(date +%s)")
FOUND=$(ask ${searchFlights.path} "{\\"searchId\\":\\"$SEARCH\\",\\"source\\":\\"sandbox-gds\\",\\"JourneyType\\":1,\\"segments\\":[{\\"origin\\":\\"DEL\\",\\"destination\\":\\"BOM\\",\\"preferredDepartureTime\\":\\"$DAY\\"}],\\"adultCount\\":1,\\"childCount\\":0,\\"infantCount\\":0}")
TRACE=$(echo "$FOUND" | jq -r '.result.traceId')
OFFER=$(echo "$FOUND" | jq -r '.result.offers[0].resultIndex')

# 2. Confirm its price.
QUOTE=$(ask ${fareQuote.path} "{\\"traceId\\":\\"$TRACE\\",\\"resultIndex\\":\\"$OFFER\\"}")
QUOTE_ID=$(echo "$QUOTE" | jq -r '.result.quoteId')
CURRENCY=$(echo "$QUOTE" | jq -r '.result.fareDetailResult.currency')
TOTAL=$(echo "$QUOTE" | jq -r '.result.fareDetailResult.totalPayable')

# 3. Order it, and pay from the wallet.
ORDER=$(ask ${setFlightDetails.path} "{\\"searchId\\":\\"$SEARCH\\",\\"quoteId\\":\\"$QUOTE_ID\\",\\"currency\\":\\"$CURRENCY\\",\\"totalPayable\\":$TOTAL,\\"passengers\\":[${quoted(trialPassenger)}]}" | jq -r '.result.orderId')
ask ${payFromWallet.path} "{\\"orderId\\":\\"$ORDER\\"}"

# 4. Ask until it is ticketed, and read the ticket.
for TRY in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do
  STANDS=$(ask ${getOrder.path} "{\\"orderId\\":\\"$ORDER\\"}")
  [ "$(echo "$STANDS" | jq -r '.result.isBookingInProcess')" = 'false' ] && break
  sleep 2
done
BOOKING=$(echo "$STANDS" | jq -r '.result.bookingId')
ask ${getBookingDetails.path} "{\\"bookingId\\":\\"$BOOKING\\"}" | jq '.result.booking.pnr, .result.booking.status'
`;

const searches: Record<(typeof searchTriggers)[string], string> = {
  many: '500 offers',
  most: '2,000 offers',
  slow: 'answers after 20 seconds',
  fails: '424 `SUPPLIER_FAILED`',
  malformed: '424 `SUPPLIER_FAILED`: the answer cannot be read',
  silent: '502 `SUPPLIER_TIMEOUT`',
};

const triggers: [string, string, string][] = [
  ...Object.entries(searchTriggers).map(
    ([airport, what]) => [airport, 'Airport of the first journey', searches[what]] as [string, string, string],
  ),
  ...Object.entries(flightTriggers).map(
    ([number, what]) => [number, 'Flight number', what] as [string, string, string],
  ),
  ...Object.entries(nameTriggers).map(
    ([name, what]) => [name, 'Last name of any passenger', what] as [string, string, string],
  ),
];

/** How to try it without money. */
export const trialHtml: string = [
  ...[
    'A test key is made as any other, by choosing Test. Its secret half begins with `test_`, and it holds at the sandbox alone, whose address is shown with it: there the same calls sell invented flights for play money, of which the wallet never runs out. A key with `live_` is refused there, and a test key everywhere else. Nothing of a live site is reached, nobody but the key’s owner is mailed, and what was written is gone after 30 days.',
    'The whole sale, to be pasted into a shell: put your own into the first three lines.',
  ].map((text) => `<p>${prose(text)}</p>`),
  codeBlock(wholeSale, 'A whole sale at the sandbox'),
  '<h3>With types</h3>',
  `<p>${prose('`programs.json` names an offer, a segment, a passenger, an order, a booking and a statement’s entry once each, so that a client made of it has a type for each. The types come from the document; the same sale is then checked before it runs.')}</p>`,
  codeBlock(typesCommand, 'How a typed client is made'),
  codeBlock(typedSale, 'The same sale in TypeScript'),
  `<p>${prose('These values go wrong on purpose, at the sandbox alone.')}</p>`,
  table(
    ['Value', 'Of', 'What happens'],
    triggers.map(([value, of, what]) => [`<code>${escape(value)}</code>`, escape(of), prose(what)]),
  ),
].join('');
